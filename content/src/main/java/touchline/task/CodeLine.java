package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of an algorithm that can be put before or after others, and run.
 *
 * @param name one letter, by which an answer names it
 * @param text the line as it is shown
 */
record CodeLine<I>(String name, String text, Action<I> action) {
  /** What the line does. */
  interface Action<I> {
    /**
     * Reads and sets variables, or returns.
     *
     * @throws IllegalArgumentException if the line cannot run here; the message is for the learner
     */
    void run(I given, Variables variables);
  }

  /** The variables of one run, and its result once a line has returned. */
  static final class Variables {
    private final Map<String, Value> values = new LinkedHashMap<>();
    private final List<Value> returned = new ArrayList<>();

    Value get(String name) {
      Value value = values.get(name);
      if (value == null) {
        throw new IllegalArgumentException(name + " has no value yet");
      }
      return value;
    }

    void declare(String name, Value value) {
      if (values.containsKey(name)) {
        throw new IllegalArgumentException(name + " is there already");
      }
      values.put(name, value);
    }

    void result(Value value) {
      returned.add(value);
    }

    Optional<Value> result() {
      return returned.stream().findFirst();
    }
  }
}
