package touchline;

import java.util.List;
import touchline.code.CodeExercise;
import touchline.compare.ComparedMethod;
import touchline.parity.Batch;
import touchline.task.Task;

/**
 * All that Touchline knows in Java of one algorithm: a package of {@code touchline.topic}. {@code
 * touchline.topic.Topics} lists them; the engines know none.
 *
 * <p>Each part has a type of its own, so that the script of a page holds only the parts it uses.
 *
 * @param tasks what exercises ask to be worked out
 * @param methods what students write
 * @param comparisons the right method beside its known mistakes, for figures that compare them
 * @param batches the functions whose results must be the same everywhere, bit for bit
 */
public record Topic(Tasks tasks, Methods methods, Comparisons comparisons, Batches batches) {
  /** Makes tasks. */
  public interface Tasks {
    List<Task> all();
  }

  /** Makes the exercises whose answers are methods. */
  public interface Methods {
    List<CodeExercise> all();
  }

  /** Makes the exercise of the one method that a topic asks for. */
  public interface Method {
    CodeExercise exercise();
  }

  /** Makes comparisons. */
  public interface Comparisons {
    List<ComparedMethod<?, ?>> all();
  }

  /** Makes batches. */
  public interface Batches {
    List<Batch> all();
  }

  /** A topic that asks for one method; a part that it lacks is {@code List::of}. */
  public static Topic of(Tasks tasks, Method method, Comparisons comparisons, Batches batches) {
    return new Topic(tasks, () -> List.of(method.exercise()), comparisons, batches);
  }
}
