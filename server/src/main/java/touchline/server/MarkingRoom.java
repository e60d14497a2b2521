package touchline.server;

import static touchline.server.account.Role.ASSISTANT;
import static touchline.server.account.Role.INSTRUCTOR;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.annotation.AnnotationStore;
import touchline.server.gradebook.GradebookStore;
import touchline.server.marking.AnnotationPages;
import touchline.server.marking.RubricChangeStore;
import touchline.server.marking.RubricPages;
import touchline.server.marking.TickPages;
import touchline.server.page.Templates;
import touchline.server.rubric.RubricStore;
import touchline.server.store.Database;

/** The wiring of marking by people: comments on lines, and rubrics. */
final class MarkingRoom implements Room {
  private final AnnotationPages lines;
  private final RubricPages rubric;
  private final TickPages ticks;

  MarkingRoom(
      Ground ground,
      AccountRoom accounts,
      AssignmentRoom assignments,
      SubmissionRoom submissions,
      GradebookRoom gradebooks) {
    Database database = ground.database();
    Templates templates = ground.templates();
    Clock clock = ground.clock();
    lines =
        new AnnotationPages(
            gradebooks.sections(),
            new GradebookStore(database),
            submissions.methods(),
            new AnnotationStore(database),
            ground::title,
            accounts.access(),
            templates,
            clock);
    RubricChangeStore changes = new RubricChangeStore(database);
    rubric =
        new RubricPages(
            assignments.works(),
            assignments.catalogue(),
            new RubricStore(database),
            changes,
            accounts.access(),
            templates,
            clock);
    ticks =
        new TickPages(
            gradebooks.sections(),
            gradebooks.cell(),
            changes,
            ground::title,
            accounts.access(),
            clock);
  }

  @Override
  public void routes(RoutesConfig routes) {
    String cell = "/courses/{course}/gradebook/{assignment}/{account}";
    String method = cell + "/methods/{submission}";
    routes.get(method, lines::page, ASSISTANT);
    routes.post(method, lines::add, ASSISTANT);
    routes.post(method + "/{annotation}/remove", lines::remove, ASSISTANT);
    routes.post(cell + "/rubric", ticks::tick, INSTRUCTOR);
    String items = "/courses/{course}/rubrics/{assignment}/{lesson}/{name}";
    routes.get(items, rubric::page, INSTRUCTOR);
    routes.post(items, rubric::add, INSTRUCTOR);
    routes.post(items + "/{item}", rubric::change, INSTRUCTOR);
    routes.post(items + "/{item}/remove", rubric::remove, INSTRUCTOR);
  }
}
