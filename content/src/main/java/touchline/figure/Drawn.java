package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * The values that a picture of a step is drawn from. What a round of a loop computed belongs to
 * that round: it is not drawn beside the thing that the next round asks about.
 */
final class Drawn {
  private final Run run;
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final List<Map<String, Object>> judged = new ArrayList<>();

  private Drawn(Run run, int step) {
    this.run = run;
    for (int i = 0; i <= step; i++) {
      Step done = run.trace().steps().get(i);
      if (done.depth() == 0) {
        add(done);
      }
    }
    run.trace().returnedAt(step).ifPresent(value -> values.put(Run.RETURN, value));
    if (values.containsKey(Run.RETURN)) {
      judged.add(values);
    }
  }

  /** The variables of the figure's own method after one of its steps. */
  static Map<String, Object> after(Run run, int step) {
    return new Drawn(run, step).values;
  }

  /** The same as they were at each step so far that judged something, the last one with it. */
  static List<Map<String, Object>> judged(Run run, int step) {
    return new Drawn(run, step).judged;
  }

  private void add(Step step) {
    String each = run.codeOf(step).each();
    for (Event event : step.events()) {
      if (event instanceof Event.Assigned assigned) {
        if (assigned.name().equals(each)) {
          forgetFrom(each);
        }
        values.put(assigned.name(), assigned.value());
        if (judges(assigned.name())) {
          judged.add(new LinkedHashMap<>(values));
        }
      } else if (event instanceof Event.Decided decided && !decided.outcome() && !each.isEmpty()) {
        forgetFrom(each);
      }
    }
  }

  private boolean judges(String variable) {
    boolean judges = false;
    for (Show show : run.figure().shows()) {
      judges |= show.form().judges() && show.variable().equals(variable);
    }
    return judges;
  }

  /** What came first stays: a loop sums up in variables that were there before it. */
  private void forgetFrom(String each) {
    boolean inLoop = false;
    for (String name : new ArrayList<>(values.keySet())) {
      inLoop |= name.equals(each);
      if (inLoop) {
        values.remove(name);
      }
    }
  }
}
