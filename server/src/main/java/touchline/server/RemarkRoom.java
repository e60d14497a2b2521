package touchline.server;

import static touchline.server.account.Role.INSTRUCTOR;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import touchline.server.assignment.AssignmentStore;
import touchline.server.exercise.AnswerMarker;
import touchline.server.remark.RemarkLine;
import touchline.server.remark.RemarkPages;
import touchline.server.remark.RemarkStore;
import touchline.server.remark.RemarksPages;
import touchline.server.remark.TallyStore;
import touchline.server.store.Database;

/** Marking again, wired: its pages and the thread that does it. */
final class RemarkRoom implements Room {
  private static final String ALL = "/courses/{course}/remarks";
  private static final String ONE = ALL + "/{remark}";

  private final RemarkLine line;
  private final RemarksPages all;
  private final RemarkPages one;

  RemarkRoom(
      Ground ground,
      AccountRoom accounts,
      SubmissionRoom submissions,
      ExerciseRoom values,
      CodeRoom methods,
      GradebookRoom gradebooks) {
    Database database = ground.database();
    Clock clock = ground.clock();
    AnswerMarker answers = new AnswerMarker(values.all());
    line =
        RemarkLine.of(
            database,
            submissions.values(),
            submissions.methods(),
            answers,
            methods.marking(),
            clock);
    AssignmentStore assignments = new AssignmentStore(database);
    RemarkStore store = new RemarkStore(database);
    all =
        new RemarksPages(
            gradebooks.sections(),
            assignments,
            store,
            line,
            answers.version(),
            ground::title,
            accounts.access(),
            ground.templates(),
            clock);
    one =
        new RemarkPages(
            gradebooks.sections(),
            assignments,
            store,
            new TallyStore(database),
            line,
            answers.version(),
            ground::title,
            accounts.access(),
            ground.templates(),
            clock);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get(ALL, all::list, INSTRUCTOR);
    routes.post(ALL, all::ask, INSTRUCTOR);
    routes.get(ONE, one::page, INSTRUCTOR);
    routes.post(ONE + "/apply", one::apply, INSTRUCTOR);
    routes.post(ONE + "/cancel", one::cancel, INSTRUCTOR);
    routes.post(ONE + "/again", one::again, INSTRUCTOR);
  }

  /** Goes on with what is not finished. */
  @Override
  public void open() {
    line.open();
  }

  /** Stops before the next student; what is left is done after the next start. */
  @Override
  public void close() {
    line.close();
  }

  @Override
  public void awaitEnd() {
    line.awaitEnd();
  }
}
