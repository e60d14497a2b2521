package touchline.topic.precision;

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
import touchline.taught.Measure;
import touchline.taught.Precision;
import touchline.taught.StadiumCollision;
import touchline.topic.closestpoint.PointGiven;

/** What a test with a margin on the detour says of a point, and whether it is right. */
final class MarginSubject {
  /** In metres, as in {@link Precision#isOnSegment}. */
  private static final double MARGIN = 0.1;

  /** Nearer to the margin than this it would take a calculator to decide. */
  private static final double UNSURE = 0.004;

  private static final List<String> OPTIONS =
      List.of(
          "It says on, and p is within a tenth of a metre of the segment.",
          "It says on, but p is further away than that.",
          "It says off, but p is within a tenth of a metre of the segment.",
          "It says off, and p is further away than that.");

  /** Hundredths of a metre, beside the middle of the segment and beyond its end. */
  private static final int[] BESIDE = {4, 8, 20, 30, 40, 60, 80, 100};

  private static final int[] BEYOND = {3, 4, 6, 7, 8, 20, 30};

  private MarginSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return Subject.<PointGiven>of(Field.choice("test", OPTIONS), MarginSubject::right)
        .drawn(MarginSubject::draw)
        .pictured(given -> Scene.ofPoints().segment(given.a(), given.b()).point("p", given.p()))
        .solved(MarginSubject::solution, MarginSubject::worked);
  }

  private static Value right(PointGiven given) {
    return option(isOn(given), isNear(given));
  }

  static List<Mistake<PointGiven, Value>> mistakes() {
    return List.of(
        new Mistake<>("B1", given -> option(isNear(given), isNear(given))),
        new Mistake<>("B2", given -> option(detour(given) / 2 <= MARGIN, isNear(given))),
        new Mistake<>("B3", given -> option(isOn(given), toLine(given) <= MARGIN)));
  }

  private static Value option(boolean saysOn, boolean isNear) {
    if (saysOn) {
      return Value.option(isNear ? 0 : 1);
    }
    return Value.option(isNear ? 2 : 3);
  }

  private static boolean isOn(PointGiven given) {
    return Precision.isOnSegment(given.a(), given.b(), given.p());
  }

  private static boolean isNear(PointGiven given) {
    return distance(given) <= MARGIN;
  }

  private static double distance(PointGiven given) {
    return StadiumCollision.distance(given.segment(), given.p());
  }

  private static double toLine(PointGiven given) {
    Vec2 abV = given.b().minus(given.a());
    return Math.abs(abV.cross(given.p().minus(given.a()))) / abV.length();
  }

  private static double overP(PointGiven given) {
    return Measure.distance(given.a(), given.p()) + Measure.distance(given.p(), given.b());
  }

  private static double detour(PointGiven given) {
    return overP(given) - Measure.distance(given.a(), given.b());
  }

  /** A segment along an axis, and p beside its middle or straight on from its end. */
  private static Optional<PointGiven> draw(Chance chance) {
    boolean across = chance.below(2) == 0;
    Vec2 along = across ? new Vec2(1, 0) : new Vec2(0, 1);
    Vec2 a = Draw.point(chance);
    double half = chance.between(1, 7);
    Vec2 b = a.plus(along.times(2 * half));
    Vec2 p =
        chance.below(2) == 0
            ? a.plus(along.times(half)).plus(along.perpendicular().times(one(BESIDE, chance)))
            : b.plus(along.times(one(BEYOND, chance)));
    PointGiven given = new PointGiven(a, b, p);
    return Optional.of(given).filter(MarginSubject::isPleasant);
  }

  /** In metres; dividing keeps the number the one that is written. */
  private static double one(int[] hundredths, Chance chance) {
    return hundredths[chance.below(hundredths.length)] / 100.0;
  }

  private static boolean isPleasant(PointGiven given) {
    double detour = detour(given);
    return Draw.isInside(given.b())
        && Math.abs(detour - MARGIN) > UNSURE
        && Math.abs(detour / 2 - MARGIN) > UNSURE;
  }

  private static List<String> solution(PointGiven given) {
    double straight = Measure.distance(given.a(), given.b());
    return List.of(
        "from a by way of p to b = " + NumberText.of(overP(given)),
        "straight from a to b = " + NumberText.of(straight),
        "detour = " + NumberText.of(detour(given)),
        "distance from the segment = " + NumberText.of(distance(given)),
        OPTIONS.get((int) right(given).x()));
  }

  private static WorkedExample worked(PointGiven given) {
    return WorkedExample.of("Precision#isOnSegment")
        .segment(given.a(), given.b())
        .point("p", given.p());
  }
}
