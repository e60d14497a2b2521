package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.account.VisitorPages;
import touchline.server.assignment.AttemptStore;
import touchline.server.exercise.AnswerPages;
import touchline.server.exercise.Desk;
import touchline.server.exercise.ExercisePages;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.History;
import touchline.server.exercise.LearnerPages;
import touchline.server.exercise.Panels;
import touchline.server.exercise.ReviewPages;
import touchline.server.exercise.VariantKey;
import touchline.server.exercise.credit.AssignedDesk;
import touchline.server.exercise.credit.AssignedPages;
import touchline.server.exercise.credit.CreditDesk;
import touchline.server.exercise.credit.CreditPages;
import touchline.server.exercise.credit.CreditPanels;
import touchline.server.exercise.credit.CreditSeeds;
import touchline.server.exercise.credit.QuestionPages;
import touchline.server.page.Templates;
import touchline.server.store.Database;
import touchline.server.submission.AnonymousBytesStore;
import touchline.server.submission.DrawStore;
import touchline.server.submission.ReviewAnswerStore;
import touchline.server.submission.SubmissionStore;

/** The wiring of exercises that ask for values: in practice, for credit and in assignments. */
final class ExerciseRoom implements Room {
  private static final String OWN = "/exercises/{lesson}/{name}";
  private static final String CREDIT = OWN + "/credit";

  private final Exercises exercises;
  private final Panels panels;
  private final LearnerPages who;
  private final ExercisePages practice;
  private final CreditPages credit;
  private final AssignedPages assigned;
  private final ReviewPages review;

  ExerciseRoom(
      Ground ground, AccountRoom accounts, AssignmentRoom assignments, SubmissionRoom submissions) {
    Database database = ground.database();
    Templates templates = ground.templates();
    Clock clock = ground.clock();
    SubmissionStore values = submissions.values();
    VisitorPages visitors = accounts.visitors();
    CreditSeeds seeds = ground.settings().seeds();
    exercises = new Exercises(ground.lessons(), VariantKey.of(database, seeds::key));
    panels = new Panels(templates, exercises, submissions.receipts()::of);
    AnonymousBytesStore bytes = new AnonymousBytesStore(database);
    who = new LearnerPages(exercises, visitors, accounts.origins(), bytes, clock);
    Desk desk = new Desk(values, exercises, clock);
    practice = new ExercisePages(panels, desk, new History(values), who);
    CreditPanels creditPanels = new CreditPanels(templates, submissions.receipts());
    DrawStore draws = new DrawStore(database, accounts.learners());
    CreditDesk creditDesk = new CreditDesk(draws, values, desk, creditPanels, seeds, clock);
    credit = new CreditPages(creditDesk, creditPanels, who);
    AttemptStore attempts = new AttemptStore(database);
    AssignedDesk assignedDesk =
        new AssignedDesk(attempts, values, desk, creditPanels, seeds, clock);
    review = new ReviewPages(visitors, new ReviewAnswerStore(database));
    assigned = new AssignedPages(assignments.works(), assignedDesk, creditPanels, who);
  }

  Exercises all() {
    return exercises;
  }

  Panels panels() {
    return panels;
  }

  LearnerPages who() {
    return who;
  }

  AssignedPages assigned() {
    return assigned;
  }

  /**
   * Where answers are sent, which stands first: a route is looked for one by one, and a whole class
   * answers at one moment. No method is sent there.
   */
  void takeAnswers(RoutesConfig routes) {
    AnswerPages own = practice.answers();
    routes.post(OWN, own::submit, ANYONE);
    routes.post(OWN + "/panel", own::submitPanel, ANYONE);
    AnswerPages answers = credit.answers();
    routes.post(CREDIT, answers::submit, ANYONE);
    routes.post(CREDIT + "/panel", answers::submitPanel, ANYONE);
  }

  @Override
  public void routes(RoutesConfig routes) {
    App.read(routes, "/review/plan", review::plan);
    App.read(routes, OWN, practice::page);
    App.read(routes, OWN + "/panel", practice::panel);
    QuestionPages questions = credit.questions();
    App.read(routes, CREDIT, credit::page);
    App.read(routes, CREDIT + "/panel", questions::panel);
    routes.post(CREDIT + "/start", credit::start, ANYONE);
    routes.post(CREDIT + "/hint", questions::hint, ANYONE);
  }
}
