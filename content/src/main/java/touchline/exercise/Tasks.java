package touchline.exercise;

import java.util.List;
import java.util.Optional;

/** The tasks that exercises can name. */
public final class Tasks {
  private static final List<PlaceTask> ALL = List.of(new ClosestPointTask());

  private Tasks() {}

  public static List<PlaceTask> all() {
    return ALL;
  }

  public static Optional<PlaceTask> named(String id) {
    return ALL.stream().filter(task -> task.id().equals(id)).findFirst();
  }
}
