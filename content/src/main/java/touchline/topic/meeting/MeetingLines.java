package touchline.topic.meeting;

import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.Subject;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.taught.TwoMovingCircles;

/** The lines of the time to the first touch, to be followed or to be put in order. */
final class MeetingLines {
  private static final double NOT_MET = -1;

  private static final String COLUMNS =
      """
      relative: velocity
        I1 Vec2 relative = w.minus(v);
        I2 Vec2 relative = v.plus(w);
        I3 Vec2 relative = v;
      distV: point
        I1 Vec2 distV = other.center().minus(one.center());
      reach: number m
        I6 double reach = one.radius();
      a: number m²
        I20 double a = relative.length();
      b: number m²
        I1 double b = -distV.dot(relative);
      c: number m²
        I9 double c = distV.dot(distV) - reach;
        I5 double c = distV.dot(distV);
      discriminant: number m⁴
        I10 double discriminant = b * b - 4 * a * c;
      time: number
        I7 double time = (-b + Math.sqrt(discriminant)) / a;
        I8 double time = -b / a;
        I10 double time = (-b - Math.sqrt(discriminant)) / (2 * a);
      """;

  private static final String SLIPS =
      """
      I2 - Vec2 relative = v.minus(w);
         + Vec2 relative = v.plus(w);
      I6 - double reach = one.radius() + other.radius();
         + double reach = one.radius();
      I12 - if (c < 0) return 0;
      I7 - double time = (-b - Math.sqrt(discriminant)) / a;
         + double time = (-b + Math.sqrt(discriminant)) / a;
      I16 - return time <= 1 ? time : -1;
          + return time;
      """;

  private MeetingLines() {}

  static TraceTask<MeetingGiven> trace(Listing printed) {
    return new TraceTask<>(
        "meeting-trace",
        0.01,
        MeetingSubjects.time().varied(2).drawn(MeetingLines::whole),
        new TraceCells<>(printed.given("one", "v", "other", "w", "NEVER"), MeetingGiven::variables)
            .table(COLUMNS));
  }

  /** Roots that are whole, so that every value can be worked out by hand. */
  private static Optional<MeetingGiven> whole(Chance chance) {
    return MeetingSubjects.meeting(chance).filter(MeetingLines::hasWholeRoot);
  }

  private static boolean hasWholeRoot(MeetingGiven given) {
    double root = Math.sqrt(given.discriminant());
    return root == Math.floor(root) && root >= 5 && given.time() >= 0.2;
  }

  static OrderTask<MeetingGiven> order(Listing printed) {
    Listing right =
        printed
            .given("one", "v", "other", "w")
            .with("if (b >= 0) return NEVER;", "if (b >= 0) return -1;")
            .with("if (discriminant <= 0) return NEVER;", "if (discriminant <= 0) return -1;")
            .with("return time <= 1 ? time : NEVER;", "return time <= 1 ? time : -1;");
    return new OrderTask<>("meeting-order", anyTime(), MeetingGiven::variables, right, SLIPS, 60);
  }

  private static Subject<MeetingGiven> anyTime() {
    return MeetingSubjects.time()
        .asking(Field.number("time", ""), given -> Value.number(timeOrNot(given)))
        .drawn(MeetingSubjects::any);
  }

  private static double timeOrNot(MeetingGiven given) {
    double time = TwoMovingCircles.timeToTouch(given.one(), given.v(), given.other(), given.w());
    return time == TwoMovingCircles.NEVER ? NOT_MET : time;
  }
}
