package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.account.LearnerStore;
import touchline.server.account.OriginPages;
import touchline.server.account.VisitorPages;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.WorkPages;
import touchline.server.exercise.AssignedDesk;
import touchline.server.exercise.AssignedPages;
import touchline.server.exercise.CreditDesk;
import touchline.server.exercise.CreditPages;
import touchline.server.exercise.CreditPanels;
import touchline.server.exercise.Desk;
import touchline.server.exercise.ExercisePages;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.History;
import touchline.server.exercise.LearnerPages;
import touchline.server.exercise.Panels;
import touchline.server.exercise.ReviewPages;
import touchline.server.page.Templates;
import touchline.server.receipt.Receipts;
import touchline.server.store.Database;
import touchline.server.submission.AnonymousBytesStore;
import touchline.server.submission.AnsweredStore;
import touchline.server.submission.DrawStore;
import touchline.server.submission.SubmissionStore;

/** The wiring of exercises that ask for values: in practice, for credit and in assignments. */
final class ExerciseRoom {
  private static final String OWN = "/exercises/{lesson}/{name}";
  private static final String CREDIT = OWN + "/credit";

  private final Panels panels;
  private final LearnerPages who;
  private final ExercisePages practice;
  private final CreditPages credit;
  private final AssignedPages assigned;
  private final ReviewPages review;

  ExerciseRoom(
      Exercises exercises,
      SubmissionStore submissions,
      Receipts receipts,
      LearnerStore learners,
      VisitorPages visitors,
      OriginPages origins,
      WorkPages works,
      Database database,
      Templates templates,
      Clock clock) {
    panels = new Panels(templates, exercises, receipts::of);
    AnonymousBytesStore bytes = new AnonymousBytesStore(database);
    who = new LearnerPages(exercises, visitors, origins, bytes, clock);
    Desk desk = new Desk(submissions, exercises, clock);
    practice = new ExercisePages(panels, desk, new History(submissions), who);
    CreditPanels creditPanels = new CreditPanels(templates, receipts);
    DrawStore draws = new DrawStore(database, learners);
    CreditDesk creditDesk = new CreditDesk(draws, submissions, desk, creditPanels, clock);
    credit = new CreditPages(creditDesk, creditPanels, who);
    AttemptStore attempts = new AttemptStore(database);
    AssignedDesk assignedDesk = new AssignedDesk(attempts, submissions, desk, creditPanels, clock);
    review = new ReviewPages(visitors, new AnsweredStore(database), exercises);
    assigned = new AssignedPages(works, assignedDesk, creditPanels, who);
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

  void routes(RoutesConfig routes) {
    App.read(routes, "/review/plan", review::plan);
    App.read(routes, OWN, practice::page);
    App.read(routes, OWN + "/panel", practice::panel);
    routes.post(OWN, practice.answers()::submit, ANYONE);
    routes.post(OWN + "/panel", practice.answers()::submitPanel, ANYONE);
    App.read(routes, CREDIT, credit::page);
    App.read(routes, CREDIT + "/panel", credit.questions()::panel);
    routes.post(CREDIT, credit.answers()::submit, ANYONE);
    routes.post(CREDIT + "/panel", credit.answers()::submitPanel, ANYONE);
    routes.post(CREDIT + "/start", credit::start, ANYONE);
    routes.post(CREDIT + "/hint", credit.questions()::hint, ANYONE);
  }
}
