package touchline;

import java.util.List;
import touchline.code.CodeExercise;
import touchline.compare.ComparedMethod;
import touchline.parity.Batch;
import touchline.task.Task;

/**
 * All that Touchline knows in Java of one algorithm: a package of {@code touchline.topic} with one
 * class that implements this. {@code touchline.topic.Topics} lists them; the engines know none.
 *
 * <p>Each part has a method of its own, so that the script of a page holds only the parts it uses.
 */
public interface Topic {
  /** What exercises ask to be worked out. */
  default List<Task> tasks() {
    return List.of();
  }

  /** The methods that students write. */
  default List<CodeExercise> methods() {
    return List.of();
  }

  /** The right method beside its known mistakes, for figures that compare them. */
  default List<ComparedMethod<?, ?>> comparisons() {
    return List.of();
  }

  /** The functions whose results must be the same everywhere, bit for bit. */
  default List<Batch> batches() {
    return List.of();
  }
}
