package touchline.server.command;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import touchline.server.account.LearnerStore;
import touchline.server.code.CodeMarker;
import touchline.server.code.CodeTasks;
import touchline.server.code.MethodMarker;
import touchline.server.exercise.AnswerMarker;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.VariantKey;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.Lessons;
import touchline.server.remark.RemarkLine;
import touchline.server.store.Database;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.MarkingTurnStore;
import touchline.server.submission.SubmissionStore;

/** {@code touchline work}: marks methods, and marks again, and serves no pages. */
@Command(
    name = "work",
    description = {
      "Mark methods that wait, and mark again what an instructor asks for, beside the site, until",
      "stopped; run as many as there are machines.",
      "On PostgreSQL it may run anywhere; on a data folder, on the machine of the site."
    })
public final class WorkCommand extends StoreCommand {
  private final Folder exercises;

  /** Where the folders of this site's own exercises lie. */
  public interface Folder {
    Optional<Path> get() throws BadSetting;
  }

  public WorkCommand(PlaceArguments.Source source, Folder exercises) {
    super(source);
    this.exercises = exercises;
  }

  @Override
  int run(PlaceArguments given) throws BadSetting, InterruptedException {
    Database database = given.open();
    Pool pool = Pool.open();
    Clock clock = Clock.systemUTC();
    Lessons lessons = lessons(database, pool, exercises.get());
    CodeTasks tasks = new CodeTasks(lessons);
    CodeSubmissionStore methods = new CodeSubmissionStore(database);
    Grader grader = new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown);
    CodeMarker marker = new CodeMarker(tasks, methods, new MarkingTurnStore(database), grader);
    RemarkLine again =
        RemarkLine.of(
            database,
            new SubmissionStore(database, new LearnerStore(database)),
            methods,
            new AnswerMarker(new Exercises(lessons, VariantKey.of(database))),
            new MethodMarker(tasks, grader),
            clock);
    marker.open();
    again.open();
    Thread end = new Thread(() -> stop(marker, again, pool, database), "stop");
    Runtime.getRuntime().addShutdownHook(end);
    print("Touchline marks methods  (data in " + given.place() + ", stop with Ctrl+C)");
    print(pool.layers());
    new CountDownLatch(1).await();
    return 0;
  }

  /** What is being marked is given back, and then nothing goes to the database any more. */
  private static void stop(CodeMarker marker, RemarkLine again, Pool pool, Database database) {
    marker.close();
    again.close();
    pool.close();
    marker.awaitEnd();
    again.awaitEnd();
    database.close();
  }
}
