package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import touchline.code.Flat;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.taught.MovingCircle;

/** What follows for a segment from what other methods say of its line and of its ends. */
final class FromParts {
  private static final double NOT_HIT = MovingCircleCode.NOT_HIT;

  /** Nearer to an end of the segment than this share of its length rounding decides. */
  private static final double UNSURE = 1e-6;

  private FromParts() {}

  static List<double[]> ends(MotionGiven given) {
    return List.of(
        Flat.of(given.a(), given.center(), given.radius(), given.velocity()),
        Flat.of(given.b(), given.center(), given.radius(), given.velocity()));
  }

  static Optional<Double> afterEnds(MotionGiven given, List<RowReader> answers) {
    double side =
        inStep(MovingCircle.timeToSide(given.circle(), given.velocity(), given.segment()));
    return Optional.of(earliest(side, answers.get(0).number(), answers.get(1).number()));
  }

  /** A segment of length zero has no line. */
  static List<double[]> line(MotionGiven given) {
    return given.isPoint()
        ? List.of()
        : List.of(Flat.of(given.a(), given.b(), given.center(), given.radius(), given.velocity()));
  }

  static Optional<Double> afterLine(MotionGiven given, List<RowReader> answers) {
    double capA = inStep(MovingCircle.timeToPoint(given.circle(), given.velocity(), given.a()));
    double capB = inStep(MovingCircle.timeToPoint(given.circle(), given.velocity(), given.b()));
    double line = answers.isEmpty() ? NOT_HIT : answers.get(0).number();
    if (line == NOT_HIT) {
      return Optional.of(earliest(NOT_HIT, capA, capB));
    }
    double share = share(given, line);
    if (Math.abs(share) < UNSURE || Math.abs(share - 1) < UNSURE) {
      return Optional.empty();
    }
    return Optional.of(earliest(share > 0 && share < 1 ? line : NOT_HIT, capA, capB));
  }

  /** Which part of the way from a to b the foot of the centre is along, at a time. */
  static double share(MotionGiven given, double time) {
    Vec2 segV = given.b().minus(given.a());
    Vec2 center = given.center().plus(given.velocity().times(time));
    return center.minus(given.a()).dot(segV) / segV.dot(segV);
  }

  /** The least of those that are times. */
  static double earliest(double... times) {
    double earliest = MovingCircle.NEVER;
    for (double time : times) {
      earliest = time == NOT_HIT ? earliest : Math.min(earliest, time);
    }
    return inStep(earliest);
  }

  static double lineTime(MotionGiven given) {
    return given.isPoint()
        ? MovingCircle.NEVER
        : MovingCircle.timeToLine(given.circle(), given.velocity(), given.line());
  }

  /** Minus one for never. */
  static double inStep(double time) {
    return time == MovingCircle.NEVER ? NOT_HIT : time;
  }
}
