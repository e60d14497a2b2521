package touchline.server.command;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import touchline.server.author.AnswersStore;
import touchline.server.author.ExerciseShelf;
import touchline.server.author.LessonTests;
import touchline.server.draft.Published;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;

/** A command that works on the stored data; what cannot be used is refused in one line. */
abstract class StoreCommand implements Callable<Integer> {
  private final PlaceArguments.Source source;

  @Spec private @Nullable CommandSpec spec;

  StoreCommand(PlaceArguments.Source source) {
    this.source = source;
  }

  /** Gives the exit code. */
  @Override
  public final Integer call() throws InterruptedException {
    try {
      return run(source.get());
    } catch (BadSetting bad) {
      throw refuse(String.valueOf(bad.getMessage()));
    }
  }

  abstract int run(PlaceArguments given) throws BadSetting, InterruptedException;

  /**
   * The lessons as the site has them, with the exercises of its own folders and of instructors.
   *
   * @param exercises where its own folders lie, if it has any
   */
  static Lessons lessons(Database database, Pool pool, Optional<Path> exercises) {
    Clock clock = Clock.systemUTC();
    ExerciseShelf shelf =
        ExerciseShelf.of(exercises, pool::run, new AnswersStore(database, clock), clock);
    return Lessons.load()
        .tried(new LessonTests(pool::run))
        .with(shelf.exercises())
        .with(new Published(database, pool::run));
  }

  final ParameterException refuse(String message) {
    return new ParameterException(command(), message);
  }

  final void print(String line) {
    command().getOut().println(line);
    command().getOut().flush();
  }

  private CommandLine command() {
    return Objects.requireNonNull(spec).commandLine();
  }
}
