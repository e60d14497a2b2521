package touchline.topic.pushout;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.topic.overlap.CircleGiven;

/** The lines of the method that pushes out, and what is built of them wrongly. */
final class PushOutLines {
  private static final String SLIPS =
      """
      P01 - Vec2 distV = circle.center().minus(closest);
          + Vec2 distV = closest.minus(circle.center());
      P04 - return direction.times(depth);
          + return distV.times(depth);
      P05 - if (depth <= 0) return Vec2.ZERO;
      """;

  private PushOutLines() {}

  /** The centre never lies on the segment here, so that the rule for it is left out. */
  static OrderTask<CircleGiven> task(Listing printed) {
    Listing right =
        printed.with(
            "Vec2 direction = distance > 0 ? distV.unit() : leftOf(segment);",
            "Vec2 direction = distV.unit();");
    return new OrderTask<>(
        "push-out-order", PushOutSubject.subject(), CircleGiven::variables, right, SLIPS, 5);
  }
}
