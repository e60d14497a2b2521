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

  /** The version of the content that it marks by. */
  public String version() {
    return version;
  }

  /** Marks an answer, as it is stored. */
  public MarkedAnswer mark(Exercise exercise, Purpose purpose, AnswerForm.Accepted form) {
    return new MarkedAnswer(
        exercise.id(),
        version,
        form.seed(),
        purpose,
        form.answer(),
        AnswerMarks.mark(exercise, form.seed(), form.answer()),
        form.formKey(),
        clock.instant());
  }

  public Submission store(Visitor who, MarkedAnswer answer) {
    return submissions.add(who, answer);
  }
}
