package touchline.server.exercise.credit;

import java.time.Clock;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.exercise.Desk;
import touchline.server.exercise.Exercise;
import touchline.server.submission.Draw;
import touchline.server.submission.DrawStore;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Where exercises are done for credit by oneself: the server draws the variant. */
public final class CreditDesk {
  /** More than a variant can have, as repeated answers are not stored. */
  private static final int ALL = 2_000;

  private final DrawStore draws;
  private final SubmissionStore submissions;
  private final Desk desk;
  private final CreditPanels panels;
  private final Clock clock;
  private final CreditSeeds seeds;

  public CreditDesk(
      DrawStore draws,
      SubmissionStore submissions,
      Desk desk,
      CreditPanels panels,
      CreditSeeds seeds,
      Clock clock) {
    this.draws = draws;
    this.submissions = submissions;
    this.desk = desk;
    this.panels = panels;
    this.seeds = seeds;
    this.clock = clock;
  }

  /** The rules for this learner's variant; nothing before one was drawn. */
  Optional<CreditPolicy> find(Learner learner, Exercise exercise) {
    return draws
        .find(learner, exercise.id())
        .map(draw -> new Own(learner, exercise))
        .map(own -> new CreditPolicy(own, own.credit(), desk, panels));
  }

  /** Draws a variant that nobody can foresee; a second time it stays the same. */
  void start(Visitor who, Exercise exercise) {
    draws.draw(who, exercise.id(), desk.version(exercise), seeds.next(), clock.instant());
  }

  /** A learner's own, for as long as there is the exercise. */
  private final class Own implements CreditSource {
    private final Learner learner;
    private final Exercise exercise;

    Own(Learner learner, Exercise exercise) {
      this.learner = learner;
      this.exercise = exercise;
    }

    @Override
    public Credit credit() {
      Draw draw = draws.find(learner, exercise.id()).orElseThrow();
      return new Credit(
          exercise,
          CreditPlace.own(exercise),
          draw,
          submissions.history(learner, exercise.id(), draw.seed(), Purpose.CREDIT, ALL),
          Credit.Telling.QUESTION_BY_QUESTION);
    }

    @Override
    public Optional<Submission> add(Visitor who, MarkedAnswer answer) {
      return Optional.of(desk.store(who, answer));
    }

    /** It never closes. */
    @Override
    public String closed() {
      return "No more answers are taken here.";
    }

    @Override
    public void hint(int number) {
      if (number >= 1 && number <= exercise.text().terms().hints().size()) {
        draws.hint(learner, exercise.id(), number);
      }
    }

    @Override
    public Optional<AssignedView> around(Credit credit) {
      return Optional.empty();
    }
  }
}
