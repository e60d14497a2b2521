package touchline.topic.precision;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Precision;

/** What rounding does to answers, and margins that are meant to help. */
public final class PrecisionTopic {
  /** A billion, up to which whole numbers have squares of 64 bits. */
  private static final double MOST = 1e9;

  private PrecisionTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.choice("margin-choice", 4, MarginSubject.subject(), MarginSubject.mistakes()),
        ValueTask.number("precision-gap", 0, 5, GapSubject.subject(), GapSubject.mistakes()),
        ValueTask.number("precision-back", 0, 3, BackSubject.subject(), BackSubject.mistakes()),
        BackSubject.trace(Listing.of("Precision#backFromAfar")),
        DistanceSubject.trace(Listing.of("Precision#scaledDistance")),
        DistanceSubject.order(Listing.of("Precision#scaledDistance")),
        ValueTask.yesNo("precision-exact", 8, ExactSubject.subject(), ExactMistakes.byHand()));
  }

  public static List<Batch> batches() {
    return List.of(
        Batch.point(
            "taught.Precision.thereAndBack",
            "pr",
            in -> Precision.thereAndBack(in.point(), in.number())),
        Batch.answer(
            "taught.Precision.isOnSegment",
            "ppp",
            in -> Precision.isOnSegment(in.point(), in.point(), in.point())),
        Batch.point("taught.Precision.next", "n", in -> Precision.next(near(in.number()))),
        Batch.point(
            "taught.Precision.backFromAfar",
            "pnr",
            in -> Precision.backFromAfar(in.point(), in.number(), in.number())),
        Batch.number(
            "taught.Precision.scaledDistance",
            "pp",
            in -> Precision.scaledDistance(in.point(), in.point())),
        Batch.answer("taught.Precision.reaches", "prp", PrecisionTopic::reaches));
  }

  /** A number to which doubling soon comes. */
  private static Vec2 near(double number) {
    return new Vec2(Math.min(number, MOST), 0);
  }

  private static boolean reaches(RowReader in) {
    Vec2 center = whole(in.point());
    double radius = whole(in.number());
    return Precision.reaches(new Circle(center, Math.abs(radius)), whole(in.point()));
  }

  private static Vec2 whole(Vec2 point) {
    return new Vec2(whole(point.x()), whole(point.y()));
  }

  /** A whole number of at most a billion. */
  private static double whole(double number) {
    return Math.floor(Math.max(-MOST, Math.min(number, MOST)));
  }
}
