package touchline.client.exercise;

import java.util.Optional;
import touchline.task.Task;

/** The tasks that a script can mark; each holds those that its pages need. */
public interface Tasks {
  /** The task of that id; empty if the script has none. */
  Optional<Task> named(String id);
}
