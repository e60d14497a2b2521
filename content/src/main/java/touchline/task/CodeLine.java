package touchline.task;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchline.answer.Value;

/**
 * A line of an algorithm that can be put before or after others, and run.
 *
 * @param name one letter, by which an answer names it
 * @param text the line as it is shown
 * @param statement what a compiler reads off the text
 */
public record CodeLine<I>(String name, String text, Statement statement, Action<I> action) {
  /** What the line does. */
  public interface Action<I> {
    /** Reads and sets variables, or returns. */
    public void run(I given, Variables variables);
  }

  /**
   * A line that has no name yet.
   *
   * @throws IllegalArgumentException if the text has none of the forms of a {@link Statement}
   */
  public static <I> CodeLine<I> of(String text, Action<I> action) {
    return new CodeLine<>("", text, Statement.of(text), action);
  }

  CodeLine<I> named(String letter) {
    return new CodeLine<>(letter, text, statement, action);
  }

  /** The variables of one run, and its result once a line has returned. */
  public static final class Variables {
    private final Map<String, Value> values = new LinkedHashMap<>();
    private @Nullable Value result;

    public Value get(String name) {
      return given(values.get(name), name);
    }

    public void declare(String name, Value value) {
      values.put(name, value);
    }

    public void result(Value value) {
      result = value;
    }

    public boolean hasReturned() {
      return result != null;
    }

    public Value result() {
      return given(result, "the result");
    }

    private static Value given(@Nullable Value value, String name) {
      if (value == null) {
        throw new IllegalStateException(name + " must have a value: the program must compile");
      }
      return value;
    }
  }
}
