package touchline.task;

import java.util.List;

/** About a motor that knows two velocities. */
final class PendulumTasks {
  private PendulumTasks() {}

  static List<Task> all() {
    return List.of(
        new ValueTask<>(
            "pendulum-switch",
            Kind.NUMBER,
            0.01,
            3,
            new SwitchSubject(),
            SwitchSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pendulum-velocity",
            Kind.CHOICE,
            0,
            4,
            new VelocitySubject(),
            VelocitySubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pendulum-threshold",
            Kind.NUMBER,
            0.005,
            3,
            new ThresholdSubject(),
            ThresholdSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pendulum-torque",
            Kind.NUMBER,
            0.05,
            3,
            new TorqueSubject(),
            TorqueSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pendulum-hold",
            Kind.YES_NO,
            0,
            6,
            new HoldSubject(),
            HoldSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pendulum-period",
            Kind.NUMBER,
            0.02,
            3,
            new PeriodSubject(),
            PeriodSubject.mistakes(),
            List.of(),
            List.of()));
  }
}
