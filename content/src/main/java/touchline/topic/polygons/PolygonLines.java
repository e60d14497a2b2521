package touchline.topic.polygons;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** Lines to be followed for a triangle, and lines to be put in order for a ray and an edge. */
final class PolygonLines {
  private static final String COLUMNS =
      """
      besideAb: number
        D32 double besideAb = b.minus(a).dot(p.minus(a));
        D33 double besideAb = p.minus(a).cross(b.minus(a));
      besideBc: number
        D32 double besideBc = c.minus(b).dot(p.minus(b));
        D33 double besideBc = p.minus(b).cross(c.minus(b));
        D34 double besideBc = c.minus(a).cross(p.minus(b));
      besideCa: number
        D32 double besideCa = a.minus(c).dot(p.minus(c));
        D33 double besideCa = p.minus(c).cross(a.minus(c));
        D34 double besideCa = a.minus(b).cross(p.minus(c));
      """;

  private static final String SLIPS =
      """
      D13 - if (p.y() < low || p.y() >= high) return false;
          + if (p.y() < low || p.y() > high) return false;
      D16 - return x > p.x();
          + return x < p.x();
      D35 - if (p.y() < low || p.y() >= high) return false;
          + if (p.y() < low || p.y() >= high) return true;
      """;

  private PolygonLines() {}

  static TraceTask<TriangleGiven> trace(Listing printed) {
    return new TraceTask<>(
        "polygons-trace",
        0.01,
        TriangleSubjects.products().varied(2),
        new TraceCells<>(printed, TriangleGiven::variables).table(COLUMNS));
  }

  static OrderTask<EdgeGiven> order(Listing printed) {
    return new OrderTask<>(
        "polygons-order", TriangleSubjects.crossed(), EdgeGiven::variables, printed, SLIPS, 6);
  }
}
