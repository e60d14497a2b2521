package touchline.server.assignment.plan;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which of several attempts counts. */
public enum CountingRule {
  BEST,
  LAST,
  AVERAGE;

  /** As the store and forms write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<CountingRule> of(String word) {
    for (CountingRule counting : values()) {
      if (counting.word().equals(word)) {
        return Optional.of(counting);
      }
    }
    return Optional.empty();
  }

  /**
   * The mark that counts, from 0 to 1.
   *
   * @param attempts in the order in which they arrived; those that the schedule does not take are
   *     left out
   */
  public double mark(List<TimedMark> attempts, Schedule schedule, LatePolicy policy) {
    List<Double> marks =
        attempts.stream()
            .filter(attempt -> schedule.isOpen(attempt.at()))
            .map(attempt -> attempt.mark() * policy.kept(schedule.late(attempt.at())) / 100)
            .toList();
    if (marks.isEmpty()) {
      return 0;
    }
    return switch (this) {
      case BEST -> marks.stream().reduce(0.0, Math::max);
      case LAST -> marks.get(marks.size() - 1);
      case AVERAGE -> marks.stream().reduce(0.0, Double::sum) / marks.size();
    };
  }
}
