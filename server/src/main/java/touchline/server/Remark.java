package touchline.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import touchline.server.Settings.BadSetting;
import touchline.server.Settings.Given;
import touchline.server.account.LearnerStore;
import touchline.server.code.CodeRemarking;
import touchline.server.code.CodeTasks;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.Remarking;
import touchline.server.exercise.Remarking.Tally;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.store.StoreProblem;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.RangeStore;
import touchline.server.submission.SubmissionRange;

/** {@code touchline remark}: marks stored answers again and prints what differs. */
@Command(
    name = "remark",
    description = {
      "Mark stored answers and methods again and print each one whose mark differs; change"
          + " nothing.",
      "Ends with 0 if none does, with 1 if one does."
    })
final class Remark implements Callable<Integer> {
  /** Some mark differs. */
  static final int DIFFERENT = 1;

  private final Folder folder;

  @Option(names = "--from", paramLabel = "ID", description = "First submission (the first one).")
  private long from = 0;

  @Option(names = "--to", paramLabel = "ID", description = "Last submission (the last one).")
  private long to = Long.MAX_VALUE;

  @Option(
      names = "--exercise",
      paramLabel = "LESSON/NAME",
      description = "Only answers to this exercise.")
  private String exercise = "";

  @Spec private @Nullable CommandSpec spec;

  Remark(Folder folder) {
    this.folder = folder;
  }

  /** Where the data is, as it was given. */
  interface Folder {
    Given given();
  }

  @Override
  public Integer call() {
    Given given = folder.given();
    if (from < 0 || to < from) {
      throw refuse("--from and --to must be whole numbers in order: " + from + ", " + to);
    }
    Path data = data(given);
    if (!Database.isIn(data)) {
      throw refuse(given.name() + " must be a folder with a database: " + data);
    }
    try (Database database = Database.open(data);
        Pool pool = Pool.whenAsked()) {
      Lessons lessons = Lessons.load();
      return remark(
          new Remarking(new Exercises(lessons), new RangeStore(database)),
          new CodeTasks(lessons),
          new CodeSubmissionStore(database, new LearnerStore(database)),
          new Grader(pool::run));
    } catch (StoreProblem problem) {
      throw refuse(given.name() + " " + problem.getMessage());
    }
  }

  /** Values and methods are counted apart, so a range means those of either sort. */
  private int remark(
      Remarking values, CodeTasks tasks, CodeSubmissionStore methods, Grader grader) {
    if (!exercise.isEmpty() && !values.knows(exercise) && !tasks.has(exercise)) {
      throw refuse("--exercise must be the id of an exercise: " + exercise);
    }
    PrintWriter out = command().commandLine().getOut();
    SubmissionRange range = new SubmissionRange(from, to, exercise);
    Tally tally = values.remark(range, out::println);
    CodeRemarking.Tally code =
        new CodeRemarking(tasks, methods, grader).remark(range, out::println);
    long different = tally.different() + code.different();
    out.printf(
        "%d marked again (%d by other content than the first time), %d differ%n",
        tally.marked() + code.marked(), tally.otherContent() + code.otherContent(), different);
    out.flush();
    return different == 0 ? 0 : DIFFERENT;
  }

  private Path data(Given given) {
    try {
      return Settings.data(given);
    } catch (BadSetting bad) {
      throw refuse(String.valueOf(bad.getMessage()));
    }
  }

  private ParameterException refuse(String message) {
    return new ParameterException(command().commandLine(), message);
  }

  private CommandSpec command() {
    if (spec == null) {
      throw new IllegalStateException("spec must be set by the command line");
    }
    return spec;
  }
}
