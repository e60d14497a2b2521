package touchline.topic.closestpoint;

import java.util.List;
import touchline.listing.Listing;
import touchline.task.OrderTask;

/** The lines of the method that finds the closest point, and what is built of them wrongly. */
final class ClosestPointLines {
  private static final String PROJ = "double proj = pV.dot(unit);";
  private static final String BEFORE = "if (proj <= 0) return a;";
  private static final String BEYOND = "if (proj >= length) return b;";

  private ClosestPointLines() {}

  static OrderTask<PointGiven> task(Listing printed) {
    Listing right =
        printed.given("a", "b", "p").without("if (length == 0) return a;").inlined("projV");
    String notUnit = "double proj = pV.dot(segV);";
    String beyondOne = "if (proj >= 1) return b;";
    return new OrderTask<>(
        "closest-point-order",
        ClosestPointSubject.subject(),
        PointGiven::variables,
        right,
        List.of(notUnit, beyondOne),
        List.of(
            new OrderTask.Slip("M01", right.without(BEFORE).without(BEYOND)),
            new OrderTask.Slip("M02", right.without(BEYOND)),
            new OrderTask.Slip("M03", right.without(BEFORE)),
            new OrderTask.Slip("M04", right.with(PROJ, notUnit)),
            new OrderTask.Slip("M08", right.with(BEYOND, beyondOne))),
        5);
  }
}
