package touchline.topic.grid;

import java.util.List;
import touchline.task.Task;
import touchline.task.ValueTask;

/** A grid of square cells, and the cells that a circle reaches. */
public final class GridTopic {
  private GridTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number("grid-entries", 0, 3, EntriesSubject.subject(), GridMistakes.all()));
  }
}
