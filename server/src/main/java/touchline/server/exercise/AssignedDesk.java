package touchline.server.exercise;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.Begun;
import touchline.server.assignment.Turn;
import touchline.server.assignment.Work;
import touchline.server.submission.Draw;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
import touchline.server.submission.Sitting;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Where exercises of assignments are done: each attempt has a variant that the server draws. */
public final class AssignedDesk {
  private final AttemptStore attempts;
  private final SubmissionStore submissions;
  private final String version;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  public AssignedDesk(
      AttemptStore attempts, SubmissionStore submissions, Exercises exercises, Clock clock) {
    this.attempts = attempts;
    this.submissions = submissions;
    this.version = exercises.version();
    this.clock = clock;
  }

  /** The attempts of who works, oldest first; their numbers are 1, 2, 3 and so on. */
  List<Turn> turns(Work work) {
    return attempts.list(work.seat());
  }

  /** Begins the attempt after this one. */
  Begun begin(Work work, int after) {
    long seed = VariantKey.seed(random);
    return attempts.begin(work.seat(), after, version, seed, clock.instant());
  }

  /** How an attempt stands. */
  Credit credit(Work work, Exercise exercise, List<Turn> turns, Turn turn) {
    boolean isOpen = work.isOpen() && turn.number() == turns.size();
    Place place = new Place(AssignedWords.path(work, turn.number()), work.part().points(), isOpen);
    Draw draw = new Draw(turn.seed(), turn.hints());
    List<Submission> history = submissions.all(turn.id());
    Credit credit = new Credit(exercise, place, draw, history, Credit.Telling.NOT_NOW);
    boolean isOver = !isOpen || credit.isFinished();
    return work.mayTell(isOver)
        ? new Credit(exercise, place, draw, history, Credit.Telling.NOW)
        : credit;
  }

  /** Gives the hint of this number, from 1, if it is the next one. */
  void hint(Work work, Exercise exercise, Turn turn, int hint) {
    if (hint >= 1 && hint <= exercise.text().terms().hints().size()) {
      attempts.hint(work.seat(), turn, hint, clock.instant());
    }
  }

  /**
   * Marks and stores an answer; one that says the same as an earlier one is that one.
   *
   * @return nothing if the attempt takes no more answers
   */
  Optional<Submission> handIn(Work work, Credit credit, Turn turn, Sent.Accepted sent) {
    Optional<Submission> same = credit.same(sent.answer());
    return same.isPresent() ? same : store(work, credit.exercise(), turn, sent);
  }

  private Optional<Submission> store(Work work, Exercise exercise, Turn turn, Sent.Accepted sent) {
    MarkedAnswer answer =
        new MarkedAnswer(
            exercise.id(),
            version,
            turn.seed(),
            Purpose.CREDIT,
            sent.answer(),
            Marking.mark(exercise, turn.seed(), sent.answer()),
            sent.formKey(),
            clock.instant());
    Sitting.Score score =
        (now, answers) -> Credit.share(exercise, new Draw(now.seed(), now.hints()), answers);
    return submissions.add(work.account().learner(), answer, new Sitting(work.seat(), turn, score));
  }
}
