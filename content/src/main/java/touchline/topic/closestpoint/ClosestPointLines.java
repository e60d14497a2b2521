package touchline.topic.closestpoint;

import touchline.listing.Listing;
import touchline.task.OrderTask;

/** The lines of the method that finds the closest point, and what is built of them wrongly. */
final class ClosestPointLines {
  private static final String SLIPS =
      """
      M01 - if (proj <= 0) return a;
          - if (proj >= length) return b;
      M02 - if (proj >= length) return b;
      M03 - if (proj <= 0) return a;
      M04 - double proj = pV.dot(unit);
          + double proj = pV.dot(segV);
      M08 - if (proj >= length) return b;
          + if (proj >= 1) return b;
      """;

  private ClosestPointLines() {}

  static OrderTask<PointGiven> task(Listing printed) {
    Listing right =
        printed.given("a", "b", "p").without("if (length == 0) return a;").inlined("projV");
    return new OrderTask<>(
        "closest-point-order",
        ClosestPointSubject.subject(),
        PointGiven::variables,
        right,
        SLIPS,
        5);
  }
}
