package touchline.pair;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/**
 * Where a wrong method leaves the way of the right one: a step of each.
 *
 * <p>The two have different variables and may do things in another order, so names and order mean
 * nothing; values do. The right method parts at the first number or point that it computes and the
 * other never sets, or at the condition that led there; a value on the way to one that both have
 * does not count, since the other may have it inside a longer expression. The other parts at the
 * first step that does something of its own after the last value they share until then, or that
 * follows from what is given alone ({@link FromGiven}). When all that this step does is to return,
 * the two part where they return: then nothing but the answer tells them apart.
 *
 * @param right index of a step in the trace of the right method
 * @param other index of a step in the trace of the other
 */
public record Parting(int right, int other) {
  /**
   * Empty if both return the same.
   *
   * @param tolerance how near two values must be to count as the same
   * @param lines of the right method
   */
  public static Optional<Parting> of(Trace right, Trace other, double tolerance, Lines lines) {
    return new Search(right.steps(), other.steps(), tolerance, lines).parting();
  }

  private record Search(List<Step> right, List<Step> other, double tolerance, Lines lines) {
    Optional<Parting> parting() {
      if (returnSame()) {
        return Optional.empty();
      }
      int end = last(right);
      int shared = 0;
      for (int i = 1; i < end; i++) {
        int found = found(i);
        if (found < 0 && !lines.reads(right.get(i).line()) && !isOnTheWay(i)) {
          return Optional.of(beside(i, after(shared)));
        }
        shared = Math.max(shared, found);
      }
      return Optional.of(new Parting(leadingTo(end), after(shared)));
    }

    /** The step of the other by which it has all that a step of the right one sets; -1 if never. */
    private int found(int step) {
      int latest = 0;
      for (Object value : Values.setIn(right.get(step))) {
        int found = firstWith(value, other, tolerance);
        if (found < 0) {
          return -1;
        }
        latest = Math.max(latest, found);
      }
      return latest;
    }

    /** Whether what a step sets is used for something that the other has, too. */
    private boolean isOnTheWay(int step) {
      for (Event event : right.get(step).events()) {
        if (event instanceof Event.Assigned set && leadsToShared(step, set.name())) {
          return true;
        }
      }
      return false;
    }

    private boolean leadsToShared(int step, String variable) {
      for (int i = step + 1; i < last(right); i++) {
        boolean used = lines.uses(right.get(i).line(), variable);
        boolean computes = !Values.setIn(right.get(i)).isEmpty();
        if (used && computes && (found(i) >= 0 || isOnTheWay(i))) {
          return true;
        }
        if (sets(i, variable)) {
          return false;
        }
      }
      return false;
    }

    private boolean sets(int step, String variable) {
      return has(
          right.get(step),
          event -> event instanceof Event.Assigned set && set.name().equals(variable));
    }

    private boolean returnSame() {
      Optional<Object> one = returned(right);
      Optional<Object> two = returned(other);
      return one.isPresent() && two.isPresent() && Values.isSame(one.get(), two.get(), tolerance);
    }

    private static Optional<Object> returned(List<Step> steps) {
      return new Trace(steps).returnedAt(last(steps));
    }

    private static int last(List<Step> steps) {
      return steps.size() - 1;
    }

    /** The first of the steps, after the call, that sets this value; -1 if none does. */
    private static int firstWith(Object value, List<Step> steps, double tolerance) {
      for (int i = 1; i < steps.size(); i++) {
        for (Object each : Values.setIn(steps.get(i))) {
          if (Values.isSame(value, each, tolerance)) {
            return i;
          }
        }
      }
      return -1;
    }

    private Parting beside(int step, int otherStep) {
      boolean ends = otherStep == last(other) && Values.setIn(other.get(otherStep)).isEmpty();
      return new Parting(leadingTo(ends ? last(right) : step), otherStep);
    }

    /** The condition that led to a step, if it comes right before; else the step. */
    private int leadingTo(int step) {
      boolean returns = has(right.get(step), event -> event instanceof Event.Returned);
      Step before = right.get(Math.max(0, step - 1));
      boolean only = before.events().size() == 1;
      boolean decides = has(before, event -> returns ? isDecision(event) : isTrue(event));
      return only && decides ? step - 1 : step;
    }

    /** The first step of the other, after the given one, that does something of its own. */
    private int after(int step) {
      for (int i = step + 1; i < other.size(); i++) {
        boolean acts = has(other.get(i), event -> !isDecision(event) || isTrue(event));
        if (acts && !isShared(Values.setIn(other.get(i)))) {
          return i;
        }
      }
      return last(other);
    }

    private boolean isShared(List<Object> values) {
      return !values.isEmpty()
          && values.stream()
              .allMatch(
                  value ->
                      firstWith(value, right, tolerance) > 0 || fromGiven().has(value, tolerance));
    }

    private FromGiven fromGiven() {
      return FromGiven.of(right.get(0), other.get(0));
    }

    private static boolean isDecision(Event event) {
      return event instanceof Event.Decided;
    }

    private static boolean isTrue(Event event) {
      return event instanceof Event.Decided decided && decided.outcome();
    }

    private static boolean has(Step step, Predicate<Event> what) {
      return step.events().stream().anyMatch(what);
    }
  }
}
