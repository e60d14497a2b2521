package touchline.topic.overlap;

import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.OrderTask;

/** The lines of the test for a hoop, and what is built of them wrongly. */
final class HoopLines {
  private static final String SLIPS =
      """
      H1 - return least <= hoop.radius() && hoop.radius() <= most;
         + return least <= hoop.radius();
      H3 - return least <= hoop.radius() && hoop.radius() <= most;
         + return hoop.radius() <= most;
      """;

  private static final String FARTHEST = "Vec2 farthest = farthestPoint(segment, hoop.center());";

  private HoopLines() {}

  static OrderTask<CircleGiven> task(Listing printed) {
    Listing right =
        printed.with(FARTHEST, FARTHEST.replace("= farthest", "= SegmentHoop.farthest"));
    return new OrderTask<>(
        "hoop-order", HoopSubject.subject().varied(2), HoopLines::variables, right, SLIPS, 6);
  }

  private static Bindings variables(CircleGiven given) {
    return new Bindings().set("segment", given.segment()).set("hoop", given.circle());
  }
}
