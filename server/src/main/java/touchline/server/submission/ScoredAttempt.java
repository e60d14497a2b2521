package touchline.server.submission;

import java.util.List;
import touchline.server.assignment.Attempt;
import touchline.server.assignment.Seat;

/**
 * The attempt at an exercise of an assignment to which an answer belongs.
 *
 * @param score what the attempt is worth with all its answers
 */
public record ScoredAttempt(Seat seat, Attempt attempt, Score score) {
  /** Works out a mark from 0 to 1. */
  public interface Score {
    /**
     * What an attempt is worth.
     *
     * @param attempt with the hints that were given
     * @param answers oldest first
     */
    double of(Attempt attempt, List<Submission> answers);
  }
}
