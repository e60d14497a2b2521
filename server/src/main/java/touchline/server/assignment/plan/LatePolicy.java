package touchline.server.assignment.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What lateness costs, in steps.
 *
 * @param steps by rising lateness; after the last one late work counts nothing
 */
public record LatePolicy(List<Step> steps) {
  /** Late work counts nothing. */
  public static final LatePolicy NOTHING = new LatePolicy(List.of());

  private static final int ALL = 100;

  /**
   * One step.
   *
   * @param upTo lateness up to which it holds, itself included
   * @param percent of the mark that is kept
   */
  public record Step(Duration upTo, int percent) {
    public Step {
      if (upTo.isNegative() || upTo.isZero()) {
        throw new IllegalArgumentException("upTo must be more than nothing: " + upTo);
      }
      if (percent < 0 || percent > ALL) {
        throw new IllegalArgumentException("percent must be from 0 to 100: " + percent);
      }
    }
  }

  public LatePolicy {
    steps = List.copyOf(steps);
    for (int i = 1; i < steps.size(); i++) {
      if (steps.get(i).upTo().compareTo(steps.get(i - 1).upTo()) <= 0) {
        throw new IllegalArgumentException("each step must reach further: " + steps.get(i));
      }
      if (steps.get(i).percent() > steps.get(i - 1).percent()) {
        throw new IllegalArgumentException("later must not count more: " + steps.get(i));
      }
    }
  }

  /** How much of a mark is kept, in percent. */
  public int kept(Duration late) {
    if (late.isZero()) {
      return ALL;
    }
    return steps.stream()
        .filter(step -> late.compareTo(step.upTo()) <= 0)
        .findFirst()
        .map(Step::percent)
        .orElse(0);
  }

  /** As the store writes it: {@code 24:80 72:50} keeps 80 % up to 24 hours late, 50 % up to 72. */
  public String text() {
    return steps.stream()
        .map(step -> step.upTo().toHours() + ":" + step.percent())
        .collect(Collectors.joining(" "));
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static LatePolicy of(String text) {
    List<Step> steps = new ArrayList<>();
    for (String step : text.isEmpty() ? List.<String>of() : List.of(text.split(" ", -1))) {
      String[] numbers = step.split(":", -1);
      if (numbers.length != 2) {
        throw new IllegalArgumentException("a step must be hours:percent: " + step);
      }
      steps.add(
          new Step(Duration.ofHours(Long.parseLong(numbers[0])), Integer.parseInt(numbers[1])));
    }
    return new LatePolicy(steps);
  }
}
