package touchline.topic.circles;

import java.util.List;
import touchline.answer.Field;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the shortest push, to be followed or to be put in order. */
final class CirclesTrace {
  private static final String IF_APART = "if (depth <= 0) return Vec2.ZERO;";
  private static final String DIRECTION =
      "Vec2 direction = distance > 0 ? way.unit() : new Vec2(0, 1);";
  private static final String WAY = "Vec2 way = one.center().minus(other.center());";
  private static final String RETURN = "return direction.times(depth);";

  private CirclesTrace() {}

  static TraceTask<CirclesGiven> trace(Listing printed) {
    return new TraceTask<>(
        "circles-trace", 0.01, CirclesSubjects.overlapping().varied(2), cells(followed(printed)));
  }

  /**
   * Where the listing takes the direction anew, a learner's own distance leads on; and a learner's
   * own depth may be negative.
   */
  private static Listing followed(Listing printed) {
    return printed
        .without(IF_APART)
        .with(DIRECTION, "Vec2 direction = new Vec2(way.x() / distance, way.y() / distance);");
  }

  private static TraceCells<CirclesGiven> cells(Listing listing) {
    return new TraceCells<>(listing, CirclesTrace::variables)
        .add(Field.point("way"))
        .slip("C13", "Vec2 way = other.center().minus(one.center());")
        .add(Field.number("distance", "m"))
        .slip("C6", "double distance = way.lengthSquared();")
        .slip("C9", "double distance = Math.abs(way.x()) + Math.abs(way.y());")
        .slip("C10", "double distance = Math.max(Math.abs(way.x()), Math.abs(way.y()));")
        .add(Field.number("reach", "m"))
        .slip("C2", "double reach = one.radius() * other.radius();")
        .slip("C3", "double reach = Math.max(one.radius(), other.radius());")
        .slip("C11", "double reach = Math.abs(one.radius() - other.radius());")
        .add(Field.number("depth", "m"))
        .slip("C14", "double depth = reach;")
        .slip("C23", "double depth = distance - reach;")
        .result(Field.point("offset"))
        .slip("C15", "return way.times(depth);")
        .slip("C17", "return direction.times(depth / 2);")
        .slip("C18", "return one.center().plus(direction.times(depth));");
  }

  static OrderTask<CirclesGiven> order(Listing printed) {
    Listing right = printed.with(DIRECTION, "Vec2 direction = way.unit();");
    String back = "Vec2 way = other.center().minus(one.center());";
    String whole = "return direction.times(reach);";
    return new OrderTask<>(
        "circles-order",
        CirclesSubjects.push().varied(3),
        CirclesTrace::variables,
        right,
        List.of(back, whole),
        List.of(
            new OrderTask.Slip("C13", right.with(WAY, back)),
            new OrderTask.Slip("C14", right.with(RETURN, whole)),
            new OrderTask.Slip("C16", right.without(IF_APART))),
        5);
  }

  private static Bindings variables(CirclesGiven given) {
    return new Bindings().set("one", given.one()).set("other", given.other());
  }
}
