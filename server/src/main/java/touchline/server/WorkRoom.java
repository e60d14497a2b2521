package touchline.server;

import static touchline.server.account.Role.STUDENT;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import touchline.server.code.CodePages;
import touchline.server.exercise.AnswerPages;
import touchline.server.exercise.QuestionWords;
import touchline.server.exercise.credit.AssignedPages;
import touchline.server.exercise.credit.HandedInPages;
import touchline.server.exercise.credit.QuestionPages;
import touchline.server.submission.MarkedAgainStore;

/** The exercises of assignments, wired: those that ask for values, and for methods. */
final class WorkRoom implements Room {
  private static final String EXERCISE = AssignmentRoom.ONE + "/{lesson}/{name}";
  private static final String ATTEMPT = EXERCISE + "/attempts/{number}";

  private final HandedInPages handedIn;
  private final AssignedPages values;
  private final CodePages methods;

  WorkRoom(
      Ground ground,
      AssignmentRoom assignments,
      SubmissionRoom submissions,
      ExerciseRoom values,
      CodeRoom methods) {
    this.values = values.assigned();
    this.methods = methods.pages();
    this.handedIn =
        new HandedInPages(
            assignments.works(),
            submissions.values(),
            submissions.methods(),
            new MarkedAgainStore(ground.database()),
            submissions.receipts(),
            assignments.catalogue(),
            new QuestionWords(values.all()),
            ground.templates());
  }

  @Override
  public void routes(RoutesConfig routes) {
    QuestionPages questions = values.questions();
    AnswerPages answers = values.answers();
    routes.get(AssignmentRoom.ONE + "/handed-in", handedIn::page, STUDENT);
    routes.get(EXERCISE, this::page, STUDENT);
    routes.post(EXERCISE + "/attempts", values::begin, STUDENT);
    routes.get(ATTEMPT, questions::page, STUDENT);
    routes.get(ATTEMPT + "/panel", questions::panel, STUDENT);
    routes.post(ATTEMPT, answers::submit, STUDENT);
    routes.post(ATTEMPT + "/panel", answers::submitPanel, STUDENT);
    routes.post(ATTEMPT + "/hint", questions::hint, STUDENT);
    methods.addAssigned(routes, EXERCISE);
  }

  /** What is handed in to an assignment. */
  Handler handedIn() {
    return handedIn::page;
  }

  /** An exercise of an assignment at another address, for who only looks. */
  void seenPage(Context ctx) {
    if (methods.has(ctx)) {
      methods.seenPage(ctx);
    } else {
      values.page(ctx);
    }
  }

  /** An attempt at it. */
  void seenAttempt(Context ctx) {
    values.questions().page(ctx);
  }

  private void page(Context ctx) {
    if (methods.has(ctx)) {
      methods.assignedPage(ctx);
    } else {
      values.page(ctx);
    }
  }
}
