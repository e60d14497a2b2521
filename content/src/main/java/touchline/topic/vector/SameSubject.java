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

/** Whether two arrows, from a to b and from c to d, are the same vector. */
final class SameSubject {
  private static final List<String> OPTIONS =
      List.of("The same vector.", "Opposite vectors.", "Neither.");

  private static final int SAME = 0;
  private static final int OPPOSITE = 1;
  private static final int NEITHER = 2;

  private SameSubject() {}

  /** Two arrows. */
  record Arrows(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    Vec2 one() {
      return b.minus(a);
    }

    Vec2 other() {
      return d.minus(c);
    }
  }

  /** What the task is about. */
  static Subject<Arrows> subject() {
    return Subject.<Arrows>of(
            Field.choice("same", OPTIONS), given -> option(given.one(), given.other()))
        .given(SameSubject::draw, SameSubject::picture)
        .solved(
            given ->
                List.of(
                    "b - a = " + NumberText.of(given.one()),
                    "d - c = " + NumberText.of(given.other()),
                    OPTIONS.get((int) option(given.one(), given.other()).x())))
        .worked(SameSubject::worked);
  }

  static List<Mistake<Arrows, Value>> mistakes() {
    return List.of(
        new Mistake<>("A30", g -> Value.option(NEITHER)),
        new Mistake<>(
            "A31", g -> Value.option(g.one().length() == g.other().length() ? SAME : NEITHER)),
        new Mistake<>("A32", g -> option(g.one(), g.other(), SAME)));
  }

  private static Value option(Vec2 one, Vec2 other) {
    return option(one, other, OPPOSITE);
  }

  private static Value option(Vec2 one, Vec2 other, int turnedRound) {
    if (one.equals(other)) {
      return Value.option(SAME);
    }
    return Value.option(one.plus(other).equals(Vec2.ZERO) ? turnedRound : NEITHER);
  }

  /** The same, turned round, as long in another direction, or any other. */
  private static Optional<Arrows> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 way = Draw.vector(chance, 6);
    Vec2 c = Draw.point(chance);
    Vec2 other =
        switch (chance.below(4)) {
          case 0 -> way;
          case 1 -> way.times(-1);
          case 2 -> chance.below(2) == 0 ? way.perpendicular() : new Vec2(way.x(), -way.y());
          default -> Draw.vector(chance, 6);
        };
    Arrows arrows = new Arrows(a, a.plus(way), c, c.plus(other));
    boolean areApart = a.minus(c).length() >= 2 && arrows.b().minus(arrows.d()).length() >= 2;
    boolean areLong = way.x() != 0 && way.y() != 0 && other.length() >= 2;
    return Optional.of(arrows)
        .filter(drawn -> areApart && areLong)
        .filter(drawn -> Draw.isInside(drawn.b()) && Draw.isInside(drawn.d()));
  }

  private static Scene picture(Arrows given) {
    return Scene.ofPoints()
        .way(given.a(), given.b())
        .way(given.c(), given.d())
        .point("a", given.a())
        .point("b", given.b())
        .point("c", given.c())
        .point("d", given.d());
  }

  private static WorkedExample worked(Arrows given) {
    return WorkedExample.of("Measure#distance")
        .segment(given.a(), given.b())
        .at("abV")
        .noted("Work out the vector from c to d in the same manner; then compare the two.");
  }
}
