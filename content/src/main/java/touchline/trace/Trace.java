package touchline.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that a run did, step by step; the first step is the call with its arguments. A line
 * that calls a woven method is told in two steps, before and after those of that method.
 */
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

  /**
   * The variables of the method that the given step belongs to, and their values once the step has
   * run, in order of first assignment.
   */
  public Map<String, Object> variablesAfter(int step) {
    Map<String, Object> variables = new LinkedHashMap<>();
    int depth = steps.get(step).depth();
    for (int i = startOfCall(step); i <= step; i++) {
      if (steps.get(i).depth() == depth) {
        assign(steps.get(i), variables);
      }
    }
    return variables;
  }

  private static void assign(Step done, Map<String, Object> variables) {
    for (Event event : done.events()) {
      if (event instanceof Event.Assigned assigned) {
        variables.put(assigned.name(), assigned.value());
      }
    }
  }

  /** The step that called the method which the given step belongs to. */
  private int startOfCall(int step) {
    int depth = steps.get(step).depth();
    int start = step;
    while (start > 0
        && (steps.get(start).line() != Step.ENTRY || steps.get(start).depth() > depth)) {
      start--;
    }
    return start;
  }

  /** The value returned by the given step, if it returned. */
  public Optional<Object> returnedAt(int step) {
    for (Event event : steps.get(step).events()) {
      if (event instanceof Event.Returned returned) {
        return Optional.of(returned.value());
      }
    }
    return Optional.empty();
  }

  /** The places of the steps that {@link #over} keeps, in this trace. */
  public List<Integer> own() {
    List<Integer> own = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).depth() == 0 && !isResumed(i)) {
        own.add(i);
      }
    }
    return own;
  }

  /** Whether a step goes on with a line that was left for a call. */
  private boolean isResumed(int step) {
    return step > 0 && steps.get(step - 1).depth() > steps.get(step).depth();
  }

  /** The same run as seen by who steps over calls: each is part of the line that makes it. */
  public Trace over() {
    List<Step> own = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (step.depth() > 0) {
        append(own, thrownBy(step));
      } else if (isResumed(i)) {
        append(own, step.events());
      } else {
        own.add(step);
      }
    }
    return new Trace(own);
  }

  private static void append(List<Step> own, List<Event> more) {
    int last = own.size() - 1;
    own.set(last, own.get(last).with(more));
  }

  /** An exception ends the caller's line, too. */
  private static List<Event> thrownBy(Step step) {
    List<Event> thrown = new ArrayList<>();
    for (Event event : step.events()) {
      if (event instanceof Event.Threw) {
        thrown.add(event);
      }
    }
    return thrown;
  }
}
