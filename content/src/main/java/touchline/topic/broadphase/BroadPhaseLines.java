package touchline.topic.broadphase;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** Lines to be followed for two intervals, and lines to be put in order for a box. */
final class BroadPhaseLines {
  private static final String COLUMNS =
      """
      oneStart: number m
        Y13 double oneStart = one.center().y() - one.radius();
        Y30 double oneStart = one.center().x();
        Y31 double oneStart = one.center().x() - 2 * one.radius();
      oneEnd: number m
        Y13 double oneEnd = one.center().y() + one.radius();
        Y30 double oneEnd = one.center().x();
        Y31 double oneEnd = one.center().x() + 2 * one.radius();
      otherStart: number m
        Y13 double otherStart = other.center().y() - other.radius();
        Y30 double otherStart = other.center().x();
        Y31 double otherStart = other.center().x() - 2 * other.radius();
      otherEnd: number m
        Y13 double otherEnd = other.center().y() + other.radius();
        Y30 double otherEnd = other.center().x();
        Y31 double otherEnd = other.center().x() + 2 * other.radius();
      laterStart: number m
        Y32 double laterStart = Math.min(oneStart, otherStart);
      earlierEnd: number m
        Y32 double earlierEnd = Math.max(oneEnd, otherEnd);
      """;

  private static final String SLIPS =
      """
      Y20 - double left = Math.min(a.x() - one.radius(), b.x() - other.radius());
          + double left = Math.min(a.x(), b.x());
      Y33 - double right = Math.max(a.x() + one.radius(), b.x() + other.radius());
          + double right = Math.min(a.x() + one.radius(), b.x() + other.radius());
      Y34 - return distance <= ball.radius();
          + return distance >= ball.radius();
      """;

  private BroadPhaseLines() {}

  static TraceTask<PairGiven> trace(Listing printed) {
    return new TraceTask<>(
        "broad-trace",
        0.01,
        PairGiven.ends(),
        new TraceCells<>(printed, PairGiven::variables).table(COLUMNS));
  }

  static OrderTask<BoxGiven> order(Listing printed) {
    return new OrderTask<>(
        "broad-lines", BoxSubjects.reached().varied(3), BoxGiven::variables, printed, SLIPS, 6);
  }
}
