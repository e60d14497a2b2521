package touchline.trace;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a run did, step by step; the first step is the call with its arguments. */
public record Trace(List<Step> steps) {
  public Trace {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("steps must not be empty: nothing woven was run");
    }
  }

  public int last() {
    return steps.size() - 1;
  }

  /** The variables and their values once the given step has run, in order of first assignment. */
  public Map<String, Object> variablesAfter(int step) {
    Map<String, Object> variables = new LinkedHashMap<>();
    for (Step done : steps.subList(0, step + 1)) {
      for (Event event : done.events()) {
        if (event instanceof Event.Assigned assigned) {
          variables.put(assigned.name(), assigned.value());
        }
      }
    }
    return variables;
  }

  /** The value returned by the given step, if it returned. */
  public Optional<Object> returnedAt(int step) {
    return steps.get(step).events().stream()
        .filter(Event.Returned.class::isInstance)
        .map(event -> ((Event.Returned) event).value())
        .findFirst();
  }
}
