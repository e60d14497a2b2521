package touchline.server.exercise;

import java.util.Optional;
import touchline.exercise.Seeds;
import touchline.server.account.Learner;
import touchline.server.submission.Attempts;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** What a panel shows a learner, from what the learner did before. */
public final class History {
  /** Attempts listed; older ones are only counted. */
  private static final int LISTED = 20;

  private final SubmissionStore submissions;

  public History(SubmissionStore submissions) {
    this.submissions = submissions;
  }

  /** The latest attempt, else the first variant. */
  Showing latest(Learner learner, Exercise exercise) {
    Attempts attempts = attempts(learner, exercise);
    return attempts.latest().stream()
        .findFirst()
        .map(newest -> Showing.verdict(newest, attempts))
        .orElseGet(() -> Showing.fresh(Seeds.FIRST, attempts));
  }

  /** The variant of a seed; nothing if that is no seed. */
  Optional<Showing> variant(Learner learner, Exercise exercise, String seed) {
    return number(seed)
        .filter(Seeds::isSeed)
        .map(known -> Showing.fresh(known, attempts(learner, exercise)));
  }

  /** The verdict on an earlier submission; nothing if it is not this learner's. */
  Optional<Showing> submission(Learner learner, Exercise exercise, String id) {
    return number(id)
        .flatMap(known -> submissions.find(learner, exercise.id(), known))
        .map(stored -> Showing.verdict(stored, attempts(learner, exercise)));
  }

  /** The verdict on what was just stored. */
  Showing verdict(Exercise exercise, Submission stored) {
    return Showing.verdict(stored, attempts(stored.learner(), exercise));
  }

  Showing refused(Learner learner, Exercise exercise, Typed.Refused typed) {
    return Showing.refused(typed, attempts(learner, exercise));
  }

  private Attempts attempts(Learner learner, Exercise exercise) {
    return submissions.attempts(learner, exercise.id(), LISTED);
  }

  private static Optional<Long> number(String text) {
    return text.matches("[0-9]{1,18}") ? Optional.of(Long.valueOf(text)) : Optional.empty();
  }
}
