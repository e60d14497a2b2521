package touchline.pair;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/**
 * Where a wrong method leaves the way of the right one: a step of each.
 *
 * <p>The two have different variables and may do things in another order, so names and order mean
 * nothing; values do. The right method parts at the first number or point that it computes and the
 * other never sets, or at the condition that led there. The other parts at the first step that does
 * something after the last value they share until then. When all that this step does is to return,
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
   * @param reads whether a line of the right method computes nothing and only reads a part of what
   *     is given, for which another method needs no variable
   */
  public static Optional<Parting> of(
      Trace right, Trace other, double tolerance, IntPredicate reads) {
    return new Search(right.steps(), other.steps(), tolerance, reads).parting();
  }

  private record Search(List<Step> right, List<Step> other, double tolerance, IntPredicate reads) {
    Optional<Parting> parting() {
      if (returnSame()) {
        return Optional.empty();
      }
      int end = last(right);
      int shared = 0;
      for (int i = 1; i < end; i++) {
        boolean reads = this.reads.test(right.get(i).line());
        for (Object value : Values.setIn(right.get(i))) {
          int found = firstWith(value);
          if (found < 0 && !reads) {
            return Optional.of(beside(i, after(shared)));
          }
          shared = Math.max(shared, found);
        }
      }
      return Optional.of(new Parting(leadingTo(end), after(shared)));
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

    /** The first step of the other, after its call, that sets this value; -1 if none does. */
    private int firstWith(Object value) {
      for (int i = 1; i < other.size(); i++) {
        for (Object each : Values.setIn(other.get(i))) {
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

    /** The first step of the other, after the given one, that does anything. */
    private int after(int step) {
      for (int i = step + 1; i < other.size(); i++) {
        if (has(other.get(i), event -> !isDecision(event) || isTrue(event))) {
          return i;
        }
      }
      return last(other);
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
