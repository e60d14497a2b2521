package touchline.server.exercise.credit;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import touchline.server.account.Visitor;
import touchline.server.assignment.Attempt;
import touchline.server.assignment.AttemptStart;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.Work;
import touchline.server.exercise.AnswerMarks;
import touchline.server.exercise.Desk;
import touchline.server.exercise.Exercise;
import touchline.server.submission.Draw;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.ScoredAttempt;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Where exercises of assignments are done: each attempt has a variant that the server draws. */
public final class AssignedDesk {
  private final AttemptStore store;
  private final SubmissionStore submissions;
  private final Desk desk;
  private final CreditPanels panels;
  private final Clock clock;
  private final CreditSeeds seeds;

  public AssignedDesk(
      AttemptStore store,
      SubmissionStore submissions,
      Desk desk,
      CreditPanels panels,
      CreditSeeds seeds,
      Clock clock) {
    this.store = store;
    this.submissions = submissions;
    this.desk = desk;
    this.panels = panels;
    this.seeds = seeds;
    this.clock = clock;
  }

  /** The attempts of who works, oldest first; their numbers are 1, 2, 3 and so on. */
  List<Attempt> attempts(Work work) {
    return store.list(work.seat());
  }

  /** Begins the attempt after this one. */
  AttemptStart begin(Work work, Exercise exercise, int after) {
    return store.begin(work.seat(), after, desk.version(exercise), seeds.next(), clock.instant());
  }

  /** The rules of an attempt, by its number from 1; nothing if there is none. */
  Optional<CreditPolicy> find(Work work, Exercise exercise, int number) {
    List<Attempt> attempts = attempts(work);
    if (number < 1 || number > attempts.size()) {
      return Optional.empty();
    }
    Assigned assigned = new Assigned(work, exercise, attempts, number);
    return Optional.of(new CreditPolicy(assigned, assigned.credit(), desk, panels));
  }

  /** An attempt of an assignment. */
  private final class Assigned implements CreditSource {
    private final Work work;
    private final Exercise exercise;

    /** The attempts when the request came, oldest first. */
    private final List<Attempt> known;

    private final int number;

    Assigned(Work work, Exercise exercise, List<Attempt> known, int number) {
      this.work = work;
      this.exercise = exercise;
      this.known = known;
      this.number = number;
    }

    private Attempt attempt() {
      return known.get(number - 1);
    }

    @Override
    public Credit credit() {
      List<Attempt> attempts = attempts(work);
      Attempt attempt = attempts.get(number - 1);
      boolean isOpen = work.isOpen() && number == attempts.size();
      CreditPlace place =
          new CreditPlace(
              AssignedWords.path(work, number),
              work.part().points(),
              isOpen,
              AssignedWords.late(work, store.standing(work.seat())));
      Draw draw = new Draw(attempt.seed(), attempt.hints());
      List<Submission> history = submissions.all(attempt.id());
      Credit credit = new Credit(exercise, place, draw, history, Credit.Telling.NOT_NOW);
      boolean isOver = !isOpen || credit.isFinished();
      return work.mayTell(isOver)
          ? new Credit(exercise, place, draw, history, Credit.Telling.NOW)
          : credit;
    }

    @Override
    public Optional<Submission> add(Visitor who, MarkedAnswer answer) {
      ScoredAttempt.Score score =
          (now, answers) -> AnswerMarks.share(exercise, new Draw(now.seed(), now.hints()), answers);
      ScoredAttempt scored = new ScoredAttempt(work.seat(), attempt(), score);
      return submissions.add(work.account().learner(), answer, scored);
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
        store.hint(work.seat(), attempt(), hint, clock.instant());
      }
    }

    @Override
    public Optional<AssignedView> around(Credit credit) {
      return Optional.of(AssignedWords.at(work, exercise, known, attempt()));
    }
  }
}
