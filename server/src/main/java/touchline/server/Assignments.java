package touchline.server;

import static touchline.server.account.Role.INSTRUCTOR;
import static touchline.server.account.Role.OWNER;
import static touchline.server.account.Role.STUDENT;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import touchline.server.account.AccessPages;
import touchline.server.assignment.AssignmentPages;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.Catalogue;
import touchline.server.assignment.CopyPages;
import touchline.server.assignment.CopyStore;
import touchline.server.assignment.ExtensionApi;
import touchline.server.assignment.ExtensionPages;
import touchline.server.assignment.ExtensionStore;
import touchline.server.assignment.GrantStore;
import touchline.server.assignment.PlanPages;
import touchline.server.assignment.ResultStore;
import touchline.server.assignment.WorkPages;
import touchline.server.code.CodePages;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.exercise.AssignedPages;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;
import touchline.server.receipt.HandedInPages;
import touchline.server.receipt.Receipts;
import touchline.server.store.Database;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.MarkedAgainStore;
import touchline.server.submission.SubmissionStore;

/** The wiring of assignments. */
final class Assignments {
  private static final String ALL = "/courses/{course}/assignments";
  private static final String ONE = ALL + "/{assignment}";
  private static final String EXERCISE = ONE + "/{lesson}/{name}";
  private static final String ATTEMPT = EXERCISE + "/attempts/{number}";

  private final WorkPages works;
  private final Catalogue catalogue;
  private final AssignmentPages assignment;
  private final PlanPages plan;
  private final ExtensionPages extension;
  private final ExtensionApi programs;
  private final CopyPages copy;
  private final MarkedAgainStore again;

  Assignments(
      Database database,
      MemberStore members,
      AccessPages access,
      Lessons lessons,
      Templates templates,
      Clock clock) {
    AssignmentStore assignments = new AssignmentStore(database);
    ExtensionStore extensions = new ExtensionStore(database);
    CourseStore courses = new CourseStore(database);
    catalogue = new Catalogue(lessons);
    again = new MarkedAgainStore(database);
    works = new WorkPages(courses, assignments, extensions, catalogue, access, clock);
    assignment =
        new AssignmentPages(works, assignments, new ResultStore(database), catalogue, templates);
    plan = new PlanPages(works, assignments, catalogue, templates);
    GrantStore grants = new GrantStore(database);
    extension = new ExtensionPages(works, extensions, grants, members, templates);
    programs = new ExtensionApi(works, extensions, grants, members);
    copy = new CopyPages(works, new CopyStore(database), templates);
  }

  /** Which assignment an address names. */
  WorkPages works() {
    return works;
  }

  HandedInPages handedIn(
      SubmissionStore submissions,
      CodeSubmissionStore methods,
      Receipts receipts,
      Templates templates) {
    return new HandedInPages(works, submissions, methods, again, receipts, catalogue, templates);
  }

  void routes(RoutesConfig routes) {
    routes.get(ALL, assignment::list, STUDENT);
    routes.get(ALL + "/new", plan::fresh, INSTRUCTOR);
    routes.post(ALL, plan::add, INSTRUCTOR);
    routes.get(ONE, assignment::page, STUDENT);
    routes.get(ONE + "/edit", plan::edit, INSTRUCTOR);
    routes.post(ONE + "/edit", plan::save, INSTRUCTOR);
    routes.post(ONE + "/delete", assignment::delete, INSTRUCTOR);
    routes.get(ONE + "/extensions", extension::page, INSTRUCTOR);
    routes.post(ONE + "/extensions", extension::give, INSTRUCTOR);
    routes.post(ONE + "/extensions/{extension}/remove", extension::remove, INSTRUCTOR);
    programs.addTo(routes);
    routes.get("/courses/{course}/copy", copy::page, OWNER);
    routes.post("/courses/{course}/copy", copy::copy, OWNER);
  }

  /** Where the exercises of assignments are done. */
  static void work(
      RoutesConfig routes, HandedInPages handedIn, AssignedPages values, CodePages methods) {
    routes.get(ONE + "/handed-in", handedIn::page, STUDENT);
    routes.get(EXERCISE, ctx -> page(ctx, values, methods), STUDENT);
    routes.post(EXERCISE + "/attempts", values::begin, STUDENT);
    routes.get(ATTEMPT, values.questions()::page, STUDENT);
    routes.get(ATTEMPT + "/panel", values.questions()::panel, STUDENT);
    routes.post(ATTEMPT, values.answers()::submit, STUDENT);
    routes.post(ATTEMPT + "/panel", values.answers()::submitPanel, STUDENT);
    routes.post(ATTEMPT + "/hint", values.questions()::hint, STUDENT);
    methods.addAssigned(routes, EXERCISE);
  }

  private static void page(Context ctx, AssignedPages values, CodePages methods) {
    if (methods.has(ctx)) {
      methods.assignedPage(ctx);
    } else {
      values.page(ctx);
    }
  }
}
