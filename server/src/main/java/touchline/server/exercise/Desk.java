package touchline.server.exercise;

import java.time.Clock;
import touchline.server.account.Visitor;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
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

  /** Marks an answer and stores it with its mark. */
  Submission handIn(Visitor who, Exercise exercise, Purpose purpose, Sent.Accepted sent) {
    return submissions.add(
        who,
        new MarkedAnswer(
            exercise.id(),
            version,
            sent.seed(),
            purpose,
            sent.answer(),
            Marking.mark(exercise, sent.seed(), sent.answer()),
            sent.formKey(),
            clock.instant()));
  }
}
