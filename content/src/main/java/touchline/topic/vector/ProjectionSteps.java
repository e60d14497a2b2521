package touchline.topic.vector;

import java.util.List;
import touchline.answer.Field;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the method for the shadow: their values, and their order. */
final class ProjectionSteps {
  private static final String ZERO = "if (length == 0) return Vec2.ZERO;";
  private static final String ALONG = "double along = dot / length;";
  private static final String LAST = "return unit.times(along);";

  private ProjectionSteps() {}

  static TraceTask<VectorsGiven> trace(Listing printed) {
    return new TraceTask<>(
        "vector-projection-trace",
        0.01,
        ShadowSubjects.part(),
        cells(
            printed
                .without(ZERO)
                .with(
                    "Vec2 unit = w.unit();",
                    "Vec2 unit = new Vec2(w.x() / length, w.y() / length);")));
  }

  private static TraceCells<VectorsGiven> cells(Listing listing) {
    return new TraceCells<>(listing, VectorsGiven::variables)
        .add(Field.number("dot", "m²"))
        .slip("A13", "double dot = v.cross(w);")
        .slip("A14", "double dot = v.x() * w.y() + v.y() * w.x();")
        .slip("A15", "double dot = v.x() * w.x() - v.y() * w.y();")
        .add(Field.number("length", "m"))
        .slip("A06", "double length = Math.abs(w.x()) + Math.abs(w.y());")
        .add(Field.direction("unit"))
        .slip("A10", "Vec2 unit = w.times(1 / (length * length));")
        .add(Field.number("along", "m"))
        .slip("A18", "double along = dot;")
        .slip("A19", "double along = dot / v.length();")
        .slip("A20", "double along = dot / (length * length);")
        .result(Field.point("projection"))
        .slip("A21", "return w.times(along);")
        .slip("A25", "return v.times(along / length);");
  }

  static OrderTask<VectorsGiven> order(Listing printed) {
    Listing right = printed.without(ZERO);
    String byV = "double along = dot / v.length();";
    String timesW = "return w.times(along);";
    return new OrderTask<>(
        "vector-projection-order",
        ShadowSubjects.part(),
        VectorsGiven::variables,
        right,
        List.of(byV, timesW),
        List.of(
            new OrderTask.Slip("A19", right.with(ALONG, byV)),
            new OrderTask.Slip("A21", right.with(LAST, timesW))),
        4);
  }
}
