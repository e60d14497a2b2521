package touchline.server;

import static touchline.server.account.Role.ASSISTANT;

import io.javalin.config.RoutesConfig;
import touchline.server.gradebook.GradebookStore;
import touchline.server.seen.SeenPages;
import touchline.server.seen.SeenStore;

/** The wiring of a course as its students see it. */
final class SeenRoom implements Room {
  private final SeenPages seen;
  private final CourseRoom courses;
  private final AssignmentRoom assignments;
  private final WorkRoom work;
  private final GradebookRoom gradebooks;

  SeenRoom(
      Ground ground,
      AccountRoom accounts,
      CourseRoom courses,
      AssignmentRoom assignments,
      WorkRoom work,
      GradebookRoom gradebooks) {
    this.courses = courses;
    this.assignments = assignments;
    this.work = work;
    this.gradebooks = gradebooks;
    this.seen =
        new SeenPages(
            gradebooks.sections(),
            new GradebookStore(ground.database()),
            accounts.store(),
            new SeenStore(ground.database()),
            accounts.access(),
            ground.templates(),
            ground.clock());
  }

  @Override
  public void routes(RoutesConfig routes) {
    String path = "/courses/{course}/as/{account}";
    String all = path + "/assignments";
    String one = all + "/{assignment}";
    String exercise = one + "/{lesson}/{name}";
    routes.get(path, seen.of(courses.pages()::home), ASSISTANT);
    routes.get(path + "/grades", seen.of(gradebooks.pages()::own), ASSISTANT);
    routes.get(all, seen.of(assignments.pages()::list), ASSISTANT);
    routes.get(one, seen.of(assignments.pages()::page), ASSISTANT);
    routes.get(one + "/handed-in", seen.of(work.handedIn()), ASSISTANT);
    routes.get(exercise, seen.of(work::seenPage), ASSISTANT);
    routes.get(exercise + "/attempts/{number}", seen.of(work::seenAttempt), ASSISTANT);
  }
}
