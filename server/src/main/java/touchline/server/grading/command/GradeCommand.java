package touchline.server.grading.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.code.AskedMethod;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.MethodTexts;
import touchline.server.lesson.OwnExercise;
import touchline.topic.Topics;

/** {@code touchline grade}: marks files with students' Java. */
@Command(
    name = "grade",
    description = {
      "Mark students' Java: one result for each file, in order.",
      "Exit status: 0 all full marks, 1 not all, 2 wrong use of this command."
    })
public final class GradeCommand implements Callable<Integer> {
  private static final int NOT_ALL = 1;

  @Parameters(index = "0", paramLabel = "EXERCISE", description = "Id as listed by exercises.")
  private String exercise = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE_OR_FOLDER",
      description = "Java files; of a folder every .java file below it.")
  private List<Path> paths = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Draws the hidden cases (1 unless given); the same seed, the same cases.")
  private long seed = 1;

  @Option(
      names = "--variant",
      paramLabel = "N",
      description =
          "The form that an assignment asked for: 1, 2, 3 (0, the lesson's, unless given).")
  private int variant;

  @ArgGroup private @Nullable FormChoice form;

  @Spec private @Nullable CommandSpec spec;

  private final Shelf shelf;
  private final Supplier<Pool> pools;

  /** Adds exercises that no lesson has. */
  public interface Shelf {
    /**
     * The same with more.
     *
     * @param runner where their programs run
     */
    Lessons with(Lessons lessons, JobRunner runner);
  }

  /**
   * @param pools called once, when files are to be marked
   */
  public GradeCommand(Shelf shelf, Supplier<Pool> pools) {
    this.shelf = shelf;
    this.pools = pools;
  }

  /** One or none of these. */
  static final class FormChoice {
    @Option(names = "--json", description = "One JSON object a line.")
    private boolean json;

    @Option(names = "--csv", description = "Comma-separated, with a heading.")
    private boolean csv;

    OutputFormat form() {
      return json ? OutputFormat.JSON : csv ? OutputFormat.CSV : OutputFormat.TEXT;
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    int status = graded();
    // All results are told by now.
    Pool.keepClasses();
    return status;
  }

  private int graded() throws InterruptedException {
    List<Path> files = FileSelection.in(paths);
    // The workers start while the texts are read.
    try (Pool pool = pools.get()) {
      pool.expect(files.size());
      return grade(grading(pool::run), files);
    }
  }

  /** A method of a topic needs few of the texts of the lessons. */
  private GradeFiles grading(JobRunner runner) {
    Optional<AskedMethod> known = Topics.method(exercise).map(AskedMethod.class::cast);
    if (known.isPresent()) {
      MethodTexts texts = MethodTexts.of(exercise);
      Grader grader = new Grader(runner, texts.mistakes(), texts.cases()::shown);
      return new GradeFiles(grader, form(known.get()), seed);
    }
    Lessons lessons = lessons(runner);
    AskedMethod asked = form(lessons.asked(exercise).orElseThrow(() -> unknown(lessons)));
    Grader grader = new Grader(runner, lessons.mistakes(), lessons.cases()::shown);
    return new GradeFiles(grader, asked, seed);
  }

  private Lessons lessons(JobRunner runner) {
    Lessons taught = Lessons.load();
    return taught.asked(exercise).isPresent() ? taught : shelf.with(taught, runner);
  }

  private int grade(GradeFiles grading, List<Path> files) throws InterruptedException {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    OutputFormat chosen = form == null ? OutputFormat.TEXT : form.form();
    Progress progress = Progress.of(spec.commandLine().getErr(), files.size());
    if (!chosen.heading().isEmpty()) {
      out.println(chosen.heading());
    }
    progress.show(0);
    Printer printer = new Printer(out, chosen, progress);
    return grading.all(files, printer) ? 0 : NOT_ALL;
  }

  private AskedMethod form(AskedMethod method) {
    if (variant < 0 || variant > method.variants()) {
      throw new ParameterException(
          Objects.requireNonNull(spec).commandLine(),
          "--variant must be from 0 to " + method.variants() + ": " + variant);
    }
    return method.variant(variant);
  }

  private ParameterException unknown(Lessons lessons) {
    String known =
        Stream.concat(
                Topics.methods().stream().map(AskedMethod::id),
                lessons.exercises().stream().map(ExerciseText::id).filter(OwnExercise::isOne))
            .collect(Collectors.joining(", "));
    return new ParameterException(
        Objects.requireNonNull(spec).commandLine(),
        "EXERCISE must be one of " + known + ": " + exercise);
  }

  /** Prints each result as it comes. */
  private static final class Printer implements GradeFiles.Listener {
    private final PrintWriter out;
    private final OutputFormat form;
    private final Progress progress;
    private int done;

    Printer(PrintWriter out, OutputFormat form, Progress progress) {
      this.out = out;
      this.form = form;
      this.progress = progress;
    }

    @Override
    public void graded(Path file, Grade grade) {
      progress.clear();
      out.println(form.line(file.toString(), grade));
      out.flush();
      done++;
      progress.show(done);
    }
  }
}
