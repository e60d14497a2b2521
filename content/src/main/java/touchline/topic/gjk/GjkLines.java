package touchline.topic.gjk;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** Lines to be followed for an edge, and lines to be put in order for a triangle. */
final class GjkLines {
  private static final String COLUMNS =
      """
      edge: point
        F16 Vec2 edge = p.minus(q);
      lengthSquared: number m²
        F13 double lengthSquared = edge.length();
      foot: number
        F12 double foot = p.dot(edge) / lengthSquared;
        F17 double foot = -q.dot(edge) / lengthSquared;
      return part: number
        F10 return foot;
      """;

  private static final String SLIPS =
      """
      F23 - double qr = q.cross(r);
          + double qr = q.dot(r);
      F21 - boolean left = pq > 0 && qr > 0 && rp > 0;
          + boolean left = pq > 0 && qr > 0;
      F19 - return left || right;
          + return left;
      """;

  private GjkLines() {}

  static TraceTask<SimplexGiven> trace(Listing printed) {
    Listing listing = printed.given("p", "q").without("if (lengthSquared == 0) return 0;");
    return new TraceTask<>(
        "gjk-trace",
        0.005,
        SimplexSubjects.nearest().varied(1),
        new TraceCells<>(listing, SimplexGiven::variables).table(COLUMNS));
  }

  static OrderTask<SimplexGiven> order(Listing printed) {
    return new OrderTask<>(
        "gjk-order",
        SimplexSubjects.surrounded().varied(3),
        SimplexGiven::variables,
        printed,
        SLIPS,
        6);
  }
}
