package touchline.topic.overlap;

import java.util.List;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.OrderTask;

/** The lines of the test for a hoop, and what is built of them wrongly. */
final class HoopLines {
  private static final String FARTHEST = "Vec2 farthest = farthestPoint(segment, hoop.center());";
  private static final String RETURN = "return least <= hoop.radius() && hoop.radius() <= most;";

  private HoopLines() {}

  static OrderTask<CircleGiven> task(Listing printed) {
    Listing right =
        printed.with(FARTHEST, FARTHEST.replace("= farthest", "= SegmentHoop.farthest"));
    String disk = "return least <= hoop.radius();";
    String far = "return hoop.radius() <= most;";
    return new OrderTask<>(
        "hoop-order",
        HoopSubject.subject().varied(2),
        HoopLines::variables,
        right,
        List.of(disk, far),
        List.of(
            new OrderTask.Slip("H1", right.with(RETURN, disk)),
            new OrderTask.Slip("H3", right.with(RETURN, far))),
        6);
  }

  private static Bindings variables(CircleGiven given) {
    return new Bindings().set("segment", given.segment()).set("hoop", given.circle());
  }
}
