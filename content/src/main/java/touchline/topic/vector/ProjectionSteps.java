package touchline.topic.vector;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the method for the shadow: their values, and their order. */
final class ProjectionSteps {
  private static final String COLUMNS =
      """
      dot: number m²
        A13 double dot = v.cross(w);
        A14 double dot = v.x() * w.y() + v.y() * w.x();
        A15 double dot = v.x() * w.x() - v.y() * w.y();
      length: number m
        A06 double length = Math.abs(w.x()) + Math.abs(w.y());
      unit: direction
        A10 Vec2 unit = w.times(1 / (length * length));
      along: number m
        A18 double along = dot;
        A19 double along = dot / v.length();
        A20 double along = dot / (length * length);
      return projection: point
        A21 return w.times(along);
        A25 return v.times(along / length);
      """;

  private static final String SLIPS =
      """
      A19 - double along = dot / length;
          + double along = dot / v.length();
      A21 - return unit.times(along);
          + return w.times(along);
      """;

  private static final String ZERO = "if (length == 0) return Vec2.ZERO;";

  private ProjectionSteps() {}

  static TraceTask<VectorsGiven> trace(Listing printed) {
    return new TraceTask<>(
        "vector-projection-trace",
        0.01,
        ShadowSubjects.part(),
        new TraceCells<>(
                printed
                    .without(ZERO)
                    .with(
                        "Vec2 unit = w.unit();",
                        "Vec2 unit = new Vec2(w.x() / length, w.y() / length);"),
                VectorsGiven::variables)
            .table(COLUMNS));
  }

  static OrderTask<VectorsGiven> order(Listing printed) {
    Listing right = printed.without(ZERO);
    return new OrderTask<>(
        "vector-projection-order", ShadowSubjects.part(), VectorsGiven::variables, right, SLIPS, 4);
  }
}
