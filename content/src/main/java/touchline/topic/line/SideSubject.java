package touchline.topic.line;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.topic.closestpoint.PointGiven;

/** On which side of the line through a and b the point p lies. */
public final class SideSubject {
  private static final List<String> OPTIONS =
      List.of("On the left as you go from a to b.", "On the line.", "On the right.");

  private SideSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return Subject.<PointGiven>of(
            Field.choice("side", OPTIONS), given -> option(given.left().dot(given.w())))
        .given(SideSubject::draw, LineDistanceSubject::picture)
        .solved(SideSubject::solution, SideSubject::worked);
  }

  public static List<Mistake<PointGiven, Value>> mistakes() {
    return List.of(
        idea("S09", given -> given.left().dot(given.p())),
        idea("S10", given -> given.left().dot(given.p().plus(given.a()))),
        idea("S12", given -> given.d().dot(given.w())),
        idea("S17", given -> -given.left().dot(given.w())));
  }

  private interface Signed {
    double of(PointGiven given);
  }

  private static Mistake<PointGiven, Value> idea(String id, Signed side) {
    return new Mistake<>(id, given -> option(side.of(given)));
  }

  private static Value option(double side) {
    if (side == 0) {
      return Value.option(1);
    }
    return Value.option(side > 0 ? 0 : 2);
  }

  private static Optional<PointGiven> draw(Chance chance) {
    PointGiven given = new PointGiven(Draw.point(chance), Draw.point(chance), Draw.point(chance));
    boolean isLine = given.d().lengthSquared() >= 4;
    return Optional.of(given).filter(drawn -> isLine && drawn.w().lengthSquared() > 0);
  }

  private static List<String> solution(PointGiven given) {
    double side = given.left().dot(given.w());
    String sign = side == 0 ? "0: " : side > 0 ? "positive: " : "negative: ";
    return List.of(
        "a normal to the left = " + NumberText.of(given.left()),
        "pV = p - a = " + NumberText.of(given.w()),
        "their dot product = " + NumberText.of(side),
        sign + OPTIONS.get((int) option(side).x()));
  }

  private static WorkedExample worked(PointGiven given) {
    return LineDistanceSubject.signedDistance(given)
        .noted(
            "The sign of the result tells the side: positive is on the left as you go from a to b.");
  }
}
