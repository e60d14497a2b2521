package touchline.topic.pendulum;

import java.util.List;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.OrderTask;

/**
 * The lines of the method that decides whether a motor holds, and what is built of them wrongly.
 */
final class HoldLines {
  private static final String TORQUE =
      "double torque = 9.81 * mass * Math.abs(reach + otherReach);";
  private static final int RUNS = 9;

  private HoldLines() {}

  static OrderTask<HoldSubject.Motor> task(Listing right) {
    String massAlone = "double torque = mass * Math.abs(reach + otherReach);";
    String oneBob = "double torque = 9.81 * mass * Math.abs(reach);";
    String addedUp = "double torque = 9.81 * mass * (Math.abs(reach) + Math.abs(otherReach));";
    return new OrderTask<>(
        "pendulum-hold-order",
        HoldSubject.subject(),
        HoldLines::variables,
        right,
        List.of(massAlone, oneBob, addedUp),
        List.of(
            new OrderTask.Slip("V22", right.with(TORQUE, massAlone)),
            new OrderTask.Slip("V23", right.with(TORQUE, oneBob)),
            new OrderTask.Slip("V24", right.with(TORQUE, addedUp))),
        RUNS);
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
