package touchline.topic.pushout;

import java.util.Optional;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Listing;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;

/** The values on the way to the push-out, as the listing names them. */
final class PushOutTrace {
  private static final String COLUMNS =
      """
      closest: point
      distV: point
        P01 Vec2 distV = closest.minus(circle.center());
      distance: number m
        O03 double distance = distV.lengthSquared();
      depth: number m
        P02 double depth = distance;
        P03 double depth = circle.radius();
        P12 double depth = 2 * circle.radius() - distance;
        P09 double depth = circle.radius() * circle.radius() - distance * distance;
      return offset: point
        P04 return distV.times(depth);
        P10 return distV.times(depth / circle.radius());
        P13 return distV.times(depth / distance / 2);
        P14 return distV.times(depth / (distance * distance));
      """;

  private PushOutTrace() {}

  static TraceTask<CircleGiven> task(Listing printed) {
    return new TraceTask<>(
        "push-out-trace",
        0.01,
        PushOutSubject.subject().drawn(PushOutTrace::draw),
        new TraceCells<>(followed(printed), CircleGiven::variables)
            .table(COLUMNS)
            .slip("closest", "P11", given -> Value.point(foot(given.point()))));
  }

  /**
   * Where the listing takes the direction anew, a learner's own distance leads on; and a learner's
   * own depth may be negative.
   */
  private static Listing followed(Listing printed) {
    return printed
        .without("if (depth <= 0) return Vec2.ZERO;")
        .with(
            "Vec2 direction = distance > 0 ? distV.unit() : leftOf(segment);",
            "Vec2 direction = new Vec2(distV.x() / distance, distV.y() / distance);");
  }

  private static Vec2 foot(PointGiven given) {
    return given.at(given.share());
  }

  /** Circles that reach the segment only; there is nothing to trace otherwise. */
  private static Optional<CircleGiven> draw(Chance chance) {
    return PushOutSubject.drawn(chance)
        .filter(given -> OverlapSubject.away(given).length() < given.radius());
  }
}
