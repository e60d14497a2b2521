package touchline.server.submission;

import java.util.Optional;
import touchline.server.account.Learner;

/**
 * A stored answer.
 *
 * @param id grows with time
 * @param first how it was marked when it came; none where that is its mark still
 */
public record Submission(long id, Learner learner, MarkedAnswer answer, Optional<FirstMark> first) {
  /** One that was not marked again. */
  public Submission(long id, Learner learner, MarkedAnswer answer) {
    this(id, learner, answer, Optional.empty());
  }
}
