package touchline.task;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tasks that exercises can name. */
public final class Tasks {
  private static final List<Task> ALL =
      Stream.of(
              SegmentTasks.all(),
              MotionTasks.all(),
              PassTasks.all(),
              VectorTasks.all(),
              WideTasks.all(),
              PendulumTasks.all(),
              PrecisionTasks.all())
          .flatMap(List::stream)
          .toList();

  private Tasks() {}

  public static List<Task> all() {
    return ALL;
  }

  public static Optional<Task> named(String id) {
    return ALL.stream().filter(task -> task.id().equals(id)).findFirst();
  }
}
