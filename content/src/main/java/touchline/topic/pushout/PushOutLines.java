package touchline.topic.pushout;

import java.util.List;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.topic.overlap.CircleGiven;

/** The lines of the method that pushes out, and what is built of them wrongly. */
final class PushOutLines {
  private static final String DIST_V = "Vec2 distV = circle.center().minus(closest);";
  private static final String NOTHING = "if (depth <= 0) return Vec2.ZERO;";
  private static final String LAST = "return direction.times(depth);";

  private PushOutLines() {}

  /** The centre never lies on the segment here, so that the rule for it is left out. */
  static OrderTask<CircleGiven> task(Listing printed) {
    Listing right =
        printed.with(
            "Vec2 direction = distance > 0 ? distV.unit() : leftOf(segment);",
            "Vec2 direction = distV.unit();");
    String toward = "Vec2 distV = closest.minus(circle.center());";
    String notUnit = "return distV.times(depth);";
    return new OrderTask<>(
        "push-out-order",
        PushOutSubject.subject(),
        CircleGiven::variables,
        right,
        List.of(toward, notUnit),
        List.of(
            new OrderTask.Slip("P01", right.with(DIST_V, toward)),
            new OrderTask.Slip("P04", right.with(LAST, notUnit)),
            new OrderTask.Slip("P05", right.without(NOTHING))),
        5);
  }
}
