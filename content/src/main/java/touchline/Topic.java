package touchline;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
 * @param words with one of which, and a hyphen, the id of each of its tasks begins
 * @param tasks what exercises ask to be worked out
 * @param cases for which of its methods students write cases
 * @param methods what students write
 * @param comparisons right methods beside their known mistakes, for figures that compare them
 * @param batches the functions whose results must be the same everywhere, bit for bit
 */
public record Topic(
    List<String> words,
    Tasks tasks,
    List<Cases> cases,
    List<Method> methods,
    List<Comparison> comparisons,
    Batches batches) {
  /** Makes tasks. */
  public interface Tasks {
    List<Task> all();
  }

  /** Makes a task in which cases are written for a method, which it takes along. */
  public interface Cases {
    Task task();
  }

  /**
   * An exercise whose answers are methods.
   *
   * @param id lesson and folder, such as {@code closest-point/write-it}
   * @param recipe makes it
   */
  public record Method(String id, Supplier<CodeExercise> recipe) {
    /** Makes it. */
    public CodeExercise exercise() {
      return recipe.get();
    }
  }

  /** Makes a comparison. */
  public interface Comparison {
    ComparedMethod<?, ?> compared();
  }

  /** Makes batches. */
  public interface Batches {
    List<Batch> all();
  }

  /** A topic that asks for no method and compares none. */
  public static Topic of(List<String> words, Tasks tasks, Batches batches) {
    return new Topic(words, tasks, List.of(), List.of(), List.of(), batches);
  }

  /** The same topic, which asks for one more method. */
  public Topic method(String id, Supplier<CodeExercise> recipe) {
    List<Method> all = Stream.concat(methods.stream(), Stream.of(new Method(id, recipe))).toList();
    return new Topic(words, tasks, cases, all, comparisons, batches);
  }

  /** The same topic, for whose methods these cases are written. */
  public Topic cases(Cases... asked) {
    return new Topic(words, tasks, List.of(asked), methods, comparisons, batches);
  }

  /** The same topic, which compares these. */
  public Topic comparisons(Comparison... compared) {
    return new Topic(words, tasks, cases, methods, List.of(compared), batches);
  }

  /** Whether a task of this id would be one of its own. */
  public boolean mayName(String id) {
    return words.stream().anyMatch(word -> id.startsWith(word + '-'));
  }
}
