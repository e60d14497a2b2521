package touchline.server.demo;

import java.time.Instant;
import java.util.List;

/**
 * An attempt at an exercise.
 *
 * @param seed of the variant; of a method, of its hidden cases
 * @param answers in their order; at least one
 */
record DemoAttempt(DemoMethods.Asked asked, long seed, Instant started, List<DemoAnswer> answers) {
  DemoAttempt {
    answers = List.copyOf(answers);
  }

  String exercise() {
    return asked.exercise();
  }

  boolean isMethod() {
    return answers.get(0).method().isPresent();
  }

  Instant last() {
    return answers.get(answers.size() - 1).at();
  }

  /** The best that it reached, from 0 to 1. */
  double rawMark() {
    return answers.stream().mapToDouble(DemoAnswer::soFar).max().orElse(0);
  }
}
