package touchline.server.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import touchline.server.assignment.LatePolicy;
import touchline.server.assignment.Schedule;

/**
 * An attempt at an exercise.
 *
 * @param seed of the variant; of a method, of its hidden cases
 * @param answers in their order; at least one
 */
record DemoAttempt(String exercise, long seed, Instant started, List<DemoAnswer> answers) {
  DemoAttempt {
    answers = List.copyOf(answers);
  }

  boolean isMethod() {
    return answers.get(0).verdict().isPresent();
  }

  Instant last() {
    return answers.get(answers.size() - 1).at();
  }

  long seconds() {
    return Duration.between(started, last()).toSeconds();
  }

  double rawMark() {
    return answers.stream().mapToDouble(DemoAnswer::soFar).max().orElse(0);
  }

  /** What counts: late answers cannot take away what was earned in time. */
  double mark(Schedule schedule, LatePolicy policy) {
    return answers.stream()
        .mapToDouble(answer -> answer.soFar() * policy.kept(schedule.late(answer.at())) / 100)
        .max()
        .orElse(0);
  }
}
