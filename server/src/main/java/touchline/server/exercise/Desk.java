package touchline.server.exercise;

import java.time.Clock;
import java.util.List;
import touchline.exercise.Marker;
import touchline.exercise.Mistake;
import touchline.exercise.Verdict;
import touchline.server.account.LearnerToken;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Where answers are handed in: marked, then stored, then acknowledged. */
public final class Desk {
  private final SubmissionStore submissions;
  private final String version;
  private final Clock clock;

  public Desk(SubmissionStore submissions, Exercises exercises, Clock clock) {
    this.submissions = submissions;
    this.version = exercises.version();
    this.clock = clock;
  }

  Submission handIn(LearnerToken who, Exercise exercise, Typed.Point typed) {
    Verdict verdict =
        Marker.mark(exercise.task(), typed.seed(), typed.point(), exercise.text().tolerance());
    return submissions.add(
        who,
        new MarkedAnswer(
            exercise.id(),
            version,
            typed.seed(),
            typed.x(),
            typed.y(),
            typed.point(),
            VerdictWords.outcome(verdict),
            mistakes(verdict),
            clock.instant()));
  }

  private static List<String> mistakes(Verdict verdict) {
    return verdict instanceof Verdict.Wrong wrong
        ? wrong.fits().stream().map(Mistake::id).toList()
        : List.of();
  }
}
