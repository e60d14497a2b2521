package touchline.server.submission;

import java.util.Optional;
import touchline.server.account.Learner;

/**
 * A stored method.
 *
 * @param id grows with time; methods are counted apart from values
 * @param verdict none while it waits to be marked
 * @param first how it was marked when it came; none where that is its mark still
 */
public record CodeSubmission(
    long id,
    Learner learner,
    CodeAnswer answer,
    Optional<CodeVerdict> verdict,
    Optional<FirstMark> first) {
  public boolean isMarked() {
    return verdict.isPresent();
  }
}
