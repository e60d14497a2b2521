package touchline.topic.vector;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Whether p is in front of somebody who stands at a and looks along v. */
final class LookSubject {
  private static final List<String> OPTIONS =
      List.of("In front.", "Exactly to the side.", "Behind.");

  private LookSubject() {}

  /** Where somebody stands, the direction of looking, and what is looked for. */
  record Look(Vec2 a, Vec2 v, Vec2 p) {
    Vec2 toP() {
      return p.minus(a);
    }
  }

  /** What the task is about. */
  static Subject<Look> subject() {
    return Subject.<Look>of(Field.choice("place", OPTIONS), given -> option(dot(given)))
        .given(LookSubject::draw, LookSubject::picture)
        .solved(
            given ->
                List.of(
                    "p - a = " + NumberText.of(given.toP()),
                    "(p - a) · v = " + NumberText.of(dot(given)),
                    OPTIONS.get((int) option(dot(given)).x())))
        .worked(LookSubject::worked);
  }

  static List<Mistake<Look, Value>> mistakes() {
    return List.of(
        new Mistake<>("A33", given -> option(-dot(given))),
        new Mistake<>("A34", given -> option(given.p().dot(given.v()))),
        new Mistake<>("A13", given -> option(given.v().cross(given.toP()))));
  }

  private static double dot(Look given) {
    return given.toP().dot(given.v());
  }

  private static Value option(double dot) {
    if (dot == 0) {
      return Value.option(1);
    }
    return Value.option(dot > 0 ? 0 : 2);
  }

  /** One time in three exactly to the side. */
  private static Optional<Look> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 v = Draw.vector(chance, 4);
    boolean isBeside = chance.below(3) == 0;
    Vec2 beside = v.perpendicular().times(chance.below(2) == 0 ? 1 : -1);
    Look look = new Look(a, v, isBeside ? a.plus(beside) : Draw.point(chance));
    boolean isClear = v.x() != 0 && v.y() != 0 && v.length() >= 2 && look.toP().length() >= 2;
    return Optional.of(look)
        .filter(drawn -> isClear && Draw.isInside(a.plus(v)) && Draw.isInside(drawn.p()));
  }

  private static Scene picture(Look given) {
    return Scene.ofPoints()
        .velocity(given.a(), given.v())
        .point("a", given.a())
        .point("p", given.p());
  }

  private static WorkedExample worked(Look given) {
    return ShadowSubjects.projection(given.toP(), given.v())
        .at("dot")
        .noted("Here v is the vector from a to p, and w is the direction of looking.");
  }
}
