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
  private final Exercises exercises;
  private final Clock clock;

  public Desk(SubmissionStore submissions, Exercises exercises, Clock clock) {
    this.submissions = submissions;
    this.exercises = exercises;
    this.clock = clock;
  }

  /** The version of what it marks an exercise by. */
  public String version(Exercise exercise) {
    return exercises.version(exercise.id());
  }

  /** Marks an answer, as it is stored. */
  public MarkedAnswer mark(Exercise exercise, Purpose purpose, AnswerForm.Accepted form) {
    return new MarkedAnswer(
        exercise.id(),
        version(exercise),
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
