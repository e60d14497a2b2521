package touchline.topic.bounce;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the bounce, to be followed or to be put in order. */
final class BounceLines {
  private static final String IF_AWAY = "if (speed >= 0) return velocity;";

  private static final String COLUMNS =
      """
      unit: direction
        E20 Vec2 unit = new Vec2(-normal.unit().y(), normal.unit().x());
      speed: speed
        E2 double speed = velocity.dot(normal);
        E17 double speed = -velocity.dot(unit);
        E18 double speed = velocity.length();
      normalPart: velocity
        E2 Vec2 normalPart = normal.times(speed);
        E17 Vec2 normalPart = unit.times(-speed);
      tangentPart: velocity
        E21 Vec2 tangentPart = velocity.plus(normalPart);
      return after: velocity
        E3 return tangentPart.times(e).minus(normalPart);
        E4 return tangentPart.minus(normalPart).times(e);
        E7 return tangentPart.minus(normalPart);
        E13 return tangentPart.plus(normalPart.times(e));
      """;

  private static final String SLIPS =
      """
      E1 - if (speed >= 0) return velocity;
      E12 - if (speed >= 0) return velocity;
          + if (speed <= 0) return velocity;
      E13 - return tangentPart.minus(normalPart.times(e));
          + return tangentPart.plus(normalPart.times(e));
      E4 - return tangentPart.minus(normalPart.times(e));
         + return tangentPart.minus(normalPart).times(e);
      """;

  private BounceLines() {}

  /** Without the question, so that a learner's own speed leads on whatever its sign. */
  static TraceTask<BounceGiven> trace(Listing printed) {
    return new TraceTask<>(
        "bounce-trace",
        0.01,
        BounceSubjects.afterSlanted().varied(2),
        new TraceCells<>(printed.without(IF_AWAY), BounceGiven::variables).table(COLUMNS));
  }

  static OrderTask<BounceGiven> order(Listing printed) {
    return new OrderTask<>(
        "bounce-order",
        BounceSubjects.after().varied(3),
        BounceGiven::variables,
        printed,
        SLIPS,
        5);
  }
}
