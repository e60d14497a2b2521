package touchline.topic.pendulum;

import java.util.List;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.BangBang;
import touchline.taught.Integrator;
import touchline.taught.Swing;

/** A rod with a motor that knows two velocities, and one that swings by itself. */
public final class PendulumTopic {
  private PendulumTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number(
            "pendulum-switch", 0, 3, SwitchSubject.subject(), SwitchSubject.mistakes()),
        ValueTask.choice(
            "pendulum-velocity", 4, VelocitySubject.subject(), VelocitySubject.mistakes()),
        ValueTask.number(
            "pendulum-threshold",
            0.005,
            3,
            ThresholdSubject.subject(),
            ThresholdSubject.mistakes()),
        ValueTask.number(
            "pendulum-torque", 0.05, 3, TorqueSubject.subject(), TorqueSubject.mistakes()),
        ValueTask.yesNo("pendulum-hold", 6, HoldSubject.subject(), HoldSubject.mistakes()),
        ValueTask.number(
            "pendulum-period", 0.02, 3, PeriodSubject.subject(), PeriodSubject.mistakes()),
        ValueTask.number(
            "pendulum-short-way", 0.01, 3, ShortWaySubject.subject(), ShortWaySubject.mistakes()),
        HoldLines.task(Listing.of("Swing#canHold")),
        ValueTask.number("engine-tooth", 0.005, 3, ToothSubject.subject(), ToothSubject.mistakes()),
        FallSubject.step(),
        FallSubject.trace(Listing.of("Integrator#step")),
        FallSubject.order(Listing.of("Integrator#step")));
  }

  /** An angle and its rate; a velocity, an angle and the length of a step; the points of a rod. */
  public static List<Batch> batches() {
    return List.of(
        Batch.number("taught.BangBang.plain", "n", in -> BangBang.plain(in.number())),
        Batch.number("taught.BangBang.control", BangBang::control),
        Batch.number("taught.BangBang.firstSwitch", BangBang::firstSwitch),
        Batch.number("taught.BangBang.safeThreshold", BangBang::safeThreshold),
        Batch.number("taught.BangBang.shortWay", BangBang::shortWay),
        Batch.number("taught.BangBang.tooth", BangBang::tooth),
        Batch.point(
            "taught.Integrator.step",
            "ppn",
            in -> Integrator.step(in.point(), in.point(), in.number())),
        Batch.answer(
            "taught.Swing.canHold",
            "ppprr",
            in -> Swing.canHold(in.point(), in.point(), in.point(), in.number(), in.number())),
        Batch.number("taught.Swing.period", "pp", in -> Swing.period(in.point(), in.point())));
  }
}
