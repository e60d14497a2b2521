package touchline.server;

import static touchline.server.account.Role.INSTRUCTOR;
import static touchline.server.account.Role.OWNER;
import static touchline.server.account.Role.STUDENT;

import io.javalin.config.RoutesConfig;
import touchline.server.annotation.AnnotationStore;
import touchline.server.assignment.AccommodationPages;
import touchline.server.assignment.AccommodationStore;
import touchline.server.assignment.AssignmentApi;
import touchline.server.assignment.AssignmentPages;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.Catalogue;
import touchline.server.assignment.ExtensionApi;
import touchline.server.assignment.ExtensionPages;
import touchline.server.assignment.ExtensionStore;
import touchline.server.assignment.FeedbackStore;
import touchline.server.assignment.GrantStore;
import touchline.server.assignment.MoreAttemptsStore;
import touchline.server.assignment.PlanPages;
import touchline.server.assignment.ResultStore;
import touchline.server.assignment.WorkPages;
import touchline.server.assignment.copy.CopyPages;
import touchline.server.assignment.copy.CopyStore;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.page.Templates;
import touchline.server.rubric.RubricStore;
import touchline.server.store.Database;

/** The wiring of assignments. */
final class AssignmentRoom implements Room {
  private static final String ALL = "/courses/{course}/assignments";
  static final String ONE = ALL + "/{assignment}";

  private final WorkPages works;
  private final Catalogue catalogue;
  private final AssignmentPages assignment;
  private final PlanPages plan;
  private final ExtensionPages extension;
  private final ExtensionApi programs;
  private final AssignmentApi listed;
  private final CopyPages copy;
  private final AccommodationPages accommodation;

  AssignmentRoom(Ground ground, AccountRoom accounts) {
    Database database = ground.database();
    Templates templates = ground.templates();
    MemberStore members = accounts.members();
    AssignmentStore assignments = new AssignmentStore(database);
    ExtensionStore extensions = new ExtensionStore(database);
    CourseStore courses = new CourseStore(database);
    catalogue = new Catalogue(ground.lessons());
    FeedbackStore feedback = new FeedbackStore(database);
    MoreAttemptsStore attempts = new MoreAttemptsStore(database);
    works =
        new WorkPages(
            courses,
            assignments,
            extensions,
            attempts,
            catalogue,
            accounts.access(),
            ground.clock());
    assignment =
        new AssignmentPages(
            works,
            assignments,
            new ResultStore(database),
            feedback,
            new RubricStore(database),
            new AnnotationStore(database),
            catalogue,
            templates);
    plan = new PlanPages(works, assignments, catalogue, templates);
    GrantStore grants = new GrantStore(database);
    extension = new ExtensionPages(works, extensions, grants, attempts, members, templates);
    programs = new ExtensionApi(works, extensions, grants, members);
    accommodation =
        new AccommodationPages(works, new AccommodationStore(database), extensions, templates);
    listed = new AssignmentApi(works, assignments);
    copy = new CopyPages(works, new CopyStore(database), templates);
  }

  /** Which assignment an address names. */
  WorkPages works() {
    return works;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** The pages of assignments. */
  AssignmentPages pages() {
    return assignment;
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get(ALL, assignment::list, STUDENT);
    routes.get(ALL + "/new", plan::fresh, INSTRUCTOR);
    routes.post(ALL, plan::add, INSTRUCTOR);
    routes.get(ONE, assignment::page, STUDENT);
    routes.get(ONE + "/edit", plan::edit, INSTRUCTOR);
    routes.post(ONE + "/edit", plan::save, INSTRUCTOR);
    routes.post(ONE + "/duplicate", assignment::duplicate, INSTRUCTOR);
    routes.post(ONE + "/delete", assignment::delete, INSTRUCTOR);
    routes.get(ONE + "/extensions", extension::page, INSTRUCTOR);
    routes.post(ONE + "/extensions", extension::give, INSTRUCTOR);
    routes.post(ONE + "/extensions/{extension}/remove", extension::remove, INSTRUCTOR);
    routes.post(ONE + "/extensions/attempts", extension::attempts, INSTRUCTOR);
    String more = "/courses/{course}/accommodations";
    routes.get(more, accommodation::page, INSTRUCTOR);
    routes.post(more, accommodation::give, INSTRUCTOR);
    routes.post(more + "/{account}/remove", accommodation::remove, INSTRUCTOR);
    programs.addTo(routes);
    listed.addTo(routes);
    routes.get("/courses/{course}/copy", copy::page, OWNER);
    routes.post("/courses/{course}/copy", copy::copy, OWNER);
  }
}
