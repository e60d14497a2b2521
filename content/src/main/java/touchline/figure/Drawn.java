package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * The values that a picture of a step is drawn from. What a round of a loop computed belongs to
 * that round: it is not drawn beside the thing that the next round asks about, nor after the loop.
 */
final class Drawn {
  private final Run run;
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final List<Map<String, Object>> judged = new ArrayList<>();
  private final Map<String, Object> starts = new LinkedHashMap<>();

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

  /**
   * For each variable that is drawn from another one: what that other one was when it was computed.
   * A ball that has moved on since has not taken its velocity with it.
   */
  static Map<String, Object> starts(Run run, int step) {
    return new Drawn(run, step).starts;
  }

  private void add(Step step) {
    run.forget(values, step);
    String each = run.codeOf(step).each();
    for (Event event : step.events()) {
      if (event instanceof Event.Assigned assigned) {
        if (assigned.name().equals(each)) {
          forgetFrom(each);
        }
        values.put(assigned.name(), assigned.value());
        start(assigned.name());
        if (judges(assigned.name())) {
          judged.add(new LinkedHashMap<>(values));
        }
      } else if (event instanceof Event.Decided decided && !decided.outcome() && !each.isEmpty()) {
        forgetFrom(each);
      }
    }
  }

  private void start(String variable) {
    for (Show show : run.figure().shows()) {
      if (show.variable().equals(variable) && show.isArrow()) {
        Object start = values.get(show.word(0));
        if (start == null) {
          starts.remove(variable);
        } else {
          starts.put(variable, start);
        }
      }
    }
  }

  /** A race is told by all that ran in it, so what one of them reaches counts as judged, too. */
  private boolean judges(String variable) {
    boolean judges = false;
    for (Show show : run.figure().shows()) {
      boolean stays = show.form().judges() || show.form() == Show.Form.TIME_OF_REACH;
      judges |= stays && show.variable().equals(variable);
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
