package touchline.topic.pendulum;

import java.util.ArrayList;
import java.util.List;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;

/** A rod with a motor that knows two velocities, and one that swings by itself. */
public final class PendulumTopic implements Topic {
  @Override
  public List<Task> tasks() {
    return List.of(
        ValueTask.number(
            "pendulum-switch", 0.01, 3, SwitchSubject.subject(), SwitchSubject.mistakes()),
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
            "pendulum-period", 0.02, 3, PeriodSubject.subject(), PeriodSubject.mistakes()));
  }

  @Override
  public List<CodeExercise> methods() {
    return List.of(PendulumCode.exercise());
  }

  @Override
  public List<Batch> batches() {
    List<Batch> all = new ArrayList<>(BangBangBatches.all());
    all.addAll(SwingBatches.all());
    return all;
  }
}
