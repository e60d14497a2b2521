package touchline.server.assignment.plan;

import java.time.Instant;
import java.util.List;

/**
 * An attempt at an exercise.
 *
 * @param isFree whether it costs none of the attempts, as a method that did not compile
 * @param progress what it was worth after each answer, oldest first
 */
public record AttemptHistory(
    String exercise, Instant startedAt, boolean isFree, List<TimedMark> progress) {
  public AttemptHistory {
    progress = List.copyOf(progress);
  }
}
