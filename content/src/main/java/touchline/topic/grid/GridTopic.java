package touchline.topic.grid;

import java.util.List;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;

/** A grid of square cells, and the cells that a circle reaches. */
public final class GridTopic implements Topic {
  @Override
  public List<Task> tasks() {
    return List.of(
        ValueTask.number("grid-entries", 0, 3, EntriesSubject.subject(), GridMistakes.all()));
  }

  @Override
  public List<CodeExercise> methods() {
    return List.of(EntriesCode.exercise());
  }

  @Override
  public List<Batch> batches() {
    return GridBatches.all();
  }
}
