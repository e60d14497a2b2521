package touchline.server;

import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import touchline.server.Settings.BadSetting;
import touchline.server.code.CodeMarker;
import touchline.server.code.CodeTasks;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.MarkingTurnStore;

/** {@code touchline work}: marks methods and serves no pages. */
@Command(
    name = "work",
    description = {
      "Mark methods that wait, beside the site, until stopped; run as many as there are machines.",
      "On PostgreSQL it may run anywhere; on a data folder, on the machine of the site."
    })
final class Work extends StoreCommand {
  Work(GivenPlace.Source source) {
    super(source);
  }

  @Override
  int run(GivenPlace given) throws BadSetting, InterruptedException {
    Database database = given.open();
    Pool pool = Pool.open();
    CodeMarker marker =
        new CodeMarker(
            new CodeTasks(Lessons.load()),
            new CodeSubmissionStore(database),
            new MarkingTurnStore(database),
            new Grader(pool::run));
    marker.open();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(marker, pool, database), "stop"));
    print("Touchline marks methods  (data in " + given.place() + ", stop with Ctrl+C)");
    print(pool.layers());
    new CountDownLatch(1).await();
    return 0;
  }

  /** What is being marked is given back, and then nothing goes to the database any more. */
  private static void stop(CodeMarker marker, Pool pool, Database database) {
    marker.close();
    pool.close();
    marker.awaitEnd();
    database.close();
  }
}
