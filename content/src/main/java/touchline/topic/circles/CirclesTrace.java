package touchline.topic.circles;

import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the shortest push, to be followed or to be put in order. */
final class CirclesTrace {
  private static final String COLUMNS =
      """
      distV: point
        C13 Vec2 distV = other.center().minus(one.center());
      distance: number m
        C6 double distance = distV.lengthSquared();
        C9 double distance = Math.abs(distV.x()) + Math.abs(distV.y());
        C10 double distance = Math.max(Math.abs(distV.x()), Math.abs(distV.y()));
      reach: number m
        C2 double reach = one.radius() * other.radius();
        C3 double reach = Math.max(one.radius(), other.radius());
        C11 double reach = Math.abs(one.radius() - other.radius());
      depth: number m
        C14 double depth = reach;
        C23 double depth = distance - reach;
      return offset: point
        C15 return distV.times(depth);
        C17 return direction.times(depth / 2);
        C18 return one.center().plus(direction.times(depth));
      """;

  private static final String SLIPS =
      """
      C13 - Vec2 distV = one.center().minus(other.center());
          + Vec2 distV = other.center().minus(one.center());
      C14 - return direction.times(depth);
          + return direction.times(reach);
      C16 - if (depth <= 0) return Vec2.ZERO;
      """;

  private static final String IF_APART = "if (depth <= 0) return Vec2.ZERO;";
  private static final String DIRECTION =
      "Vec2 direction = distance > 0 ? distV.unit() : new Vec2(0, 1);";

  private CirclesTrace() {}

  static TraceTask<CirclesGiven> trace(Listing printed) {
    return new TraceTask<>(
        "circles-trace",
        0.01,
        CirclesSubjects.overlapping().varied(2),
        new TraceCells<>(followed(printed), CirclesTrace::variables).table(COLUMNS));
  }

  /**
   * Where the listing takes the direction anew, a learner's own distance leads on; and a learner's
   * own depth may be negative.
   */
  private static Listing followed(Listing printed) {
    return printed
        .without(IF_APART)
        .with(DIRECTION, "Vec2 direction = new Vec2(distV.x() / distance, distV.y() / distance);");
  }

  static OrderTask<CirclesGiven> order(Listing printed) {
    Listing right = printed.with(DIRECTION, "Vec2 direction = distV.unit();");
    return new OrderTask<>(
        "circles-order",
        CirclesSubjects.push().varied(3),
        CirclesTrace::variables,
        right,
        SLIPS,
        5);
  }

  private static Bindings variables(CirclesGiven given) {
    return new Bindings().set("one", given.one()).set("other", given.other());
  }
}
