package touchline.topic.pendulum;

import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.OrderTask;

/**
 * The lines of the method that decides whether a motor holds, and what is built of them wrongly.
 */
final class HoldLines {
  private static final String SLIPS =
      """
      V22 - double torque = 9.81 * mass * Math.abs(reach + otherReach);
          + double torque = mass * Math.abs(reach + otherReach);
      V23 - double torque = 9.81 * mass * Math.abs(reach + otherReach);
          + double torque = 9.81 * mass * Math.abs(reach);
      V24 - double torque = 9.81 * mass * Math.abs(reach + otherReach);
          + double torque = 9.81 * mass * (Math.abs(reach) + Math.abs(otherReach));
      """;

  private static final int RUNS = 9;

  private HoldLines() {}

  static OrderTask<HoldSubject.Motor> task(Listing right) {
    return new OrderTask<>(
        "pendulum-hold-order", HoldSubject.subject(), HoldLines::variables, right, SLIPS, RUNS);
  }

  private static Bindings variables(HoldSubject.Motor given) {
    BentRod rod = given.rod();
    return new Bindings()
        .set("hinge", rod.hinge())
        .set("bob", rod.bob())
        .set("other", rod.other())
        .set("mass", rod.mass())
        .set("limit", given.limit());
  }
}
