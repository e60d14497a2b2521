package touchline.server.exercise;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.submission.Draw;
import touchline.server.submission.DrawStore;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;
import touchline.task.DecimalMark;

/** Where exercises are done for credit: the server draws the variant and alone marks it. */
public final class CreditDesk {
  /** More than a variant can have, as repeated answers are not stored. */
  private static final int ALL = 2_000;

  private final DrawStore draws;
  private final SubmissionStore submissions;
  private final Desk desk;
  private final String version;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  public CreditDesk(
      DrawStore draws, SubmissionStore submissions, Desk desk, Exercises exercises, Clock clock) {
    this.draws = draws;
    this.submissions = submissions;
    this.desk = desk;
    this.version = exercises.version();
    this.clock = clock;
  }

  /** How this learner stands; nothing before a variant was drawn. */
  Optional<Credit> find(Learner learner, Exercise exercise) {
    return draws
        .find(learner, exercise.id())
        .map(
            draw ->
                new Credit(
                    exercise,
                    Place.own(exercise),
                    draw,
                    answers(learner, exercise, draw),
                    Credit.Telling.QUESTION_BY_QUESTION));
  }

  private List<Submission> answers(Learner learner, Exercise exercise, Draw draw) {
    return submissions.history(learner, exercise.id(), draw.seed(), Purpose.CREDIT, ALL);
  }

  /** Draws a variant that nobody can foresee; a second time it stays the same. */
  void start(Visitor who, Exercise exercise) {
    draws.draw(who, exercise.id(), version, VariantKey.seed(random), clock.instant());
  }

  /** Gives the hint of this number, from 1, if it is the next one. */
  void hint(Learner learner, Exercise exercise, int hint) {
    if (hint >= 1 && hint <= exercise.text().terms().hints().size()) {
      draws.hint(learner, exercise.id(), hint);
    }
  }

  /** Reads an answer; one to a question that is finished is refused. */
  static Sent read(Credit credit, Form form, DecimalMark otherwise) {
    Sent sent = Sent.read(credit.exercise(), credit.draw().seed(), form, otherwise);
    if (sent instanceof Sent.Accepted accepted
        && credit.isFinished(accepted.answer().question())
        && credit.same(accepted.answer()).isEmpty()) {
      String problem = "This question is finished, and its answers are marked.";
      return new Sent.Refused(accepted.seed(), accepted.answer(), problem, Map.of(), 422);
    }
    return sent;
  }

  /** Marks and stores an answer; one that says the same as an earlier one is that one. */
  Submission handIn(Visitor who, Credit credit, Sent.Accepted sent) {
    return credit
        .same(sent.answer())
        .orElseGet(() -> desk.handIn(who, credit.exercise(), Purpose.CREDIT, sent));
  }
}
