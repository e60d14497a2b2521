package touchline.server.exercise.credit;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import touchline.server.account.Visitor;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.Begun;
import touchline.server.assignment.Turn;
import touchline.server.assignment.Work;
import touchline.server.exercise.Desk;
import touchline.server.exercise.Exercise;
import touchline.server.exercise.Marking;
import touchline.server.exercise.VariantKey;
import touchline.server.submission.Draw;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Sitting;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Where exercises of assignments are done: each attempt has a variant that the server draws. */
public final class AssignedDesk {
  private final AttemptStore attempts;
  private final SubmissionStore submissions;
  private final Desk desk;
  private final CreditPanels panels;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  public AssignedDesk(
      AttemptStore attempts,
      SubmissionStore submissions,
      Desk desk,
      CreditPanels panels,
      Clock clock) {
    this.attempts = attempts;
    this.submissions = submissions;
    this.desk = desk;
    this.panels = panels;
    this.clock = clock;
  }

  /** The attempts of who works, oldest first; their numbers are 1, 2, 3 and so on. */
  List<Turn> turns(Work work) {
    return attempts.list(work.seat());
  }

  /** Begins the attempt after this one. */
  Begun begin(Work work, int after) {
    long seed = VariantKey.seed(random);
    return attempts.begin(work.seat(), after, desk.version(), seed, clock.instant());
  }

  /** The rules of an attempt, by its number from 1; nothing if there is none. */
  Optional<CreditPolicy> find(Work work, Exercise exercise, int number) {
    List<Turn> turns = turns(work);
    if (number < 1 || number > turns.size()) {
      return Optional.empty();
    }
    Assigned assigned = new Assigned(work, exercise, turns, number);
    return Optional.of(new CreditPolicy(assigned, assigned.credit(), desk, panels));
  }

  /**
   * An attempt of an assignment.
   *
   * @param known the attempts when the request came, oldest first
   */
  private final class Assigned implements CreditSource {
    private final Work work;
    private final Exercise exercise;
    private final List<Turn> known;
    private final int number;

    Assigned(Work work, Exercise exercise, List<Turn> known, int number) {
      this.work = work;
      this.exercise = exercise;
      this.known = known;
      this.number = number;
    }

    private Turn turn() {
      return known.get(number - 1);
    }

    @Override
    public Credit credit() {
      List<Turn> turns = turns(work);
      Turn turn = turns.get(number - 1);
      boolean isOpen = work.isOpen() && number == turns.size();
      Place place = new Place(AssignedWords.path(work, number), work.part().points(), isOpen);
      Draw draw = new Draw(turn.seed(), turn.hints());
      List<Submission> history = submissions.all(turn.id());
      Credit credit = new Credit(exercise, place, draw, history, Credit.Telling.NOT_NOW);
      boolean isOver = !isOpen || credit.isFinished();
      return work.mayTell(isOver)
          ? new Credit(exercise, place, draw, history, Credit.Telling.NOW)
          : credit;
    }

    @Override
    public Optional<Submission> add(Visitor who, MarkedAnswer answer) {
      Sitting.Score score =
          (now, answers) -> Marking.share(exercise, new Draw(now.seed(), now.hints()), answers);
      Sitting sitting = new Sitting(work.seat(), turn(), score);
      return submissions.add(work.account().learner(), answer, sitting);
    }

    @Override
    public String closed() {
      return number < known.size()
          ? "Another attempt was begun, so this one takes no more answers."
          : "No more answers are taken here. " + work.times();
    }

    @Override
    public void hint(int hint) {
      if (hint >= 1 && hint <= exercise.text().terms().hints().size()) {
        attempts.hint(work.seat(), turn(), hint, clock.instant());
      }
    }

    @Override
    public Optional<AssignedView> around(Credit credit) {
      return Optional.of(AssignedWords.at(work, exercise, known, turn()));
    }
  }
}
