package touchline.server.author;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.grading.pool.Pool;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/** {@code touchline check-exercise}: measures an exercise that somebody wrote as a folder. */
@Command(
    name = "check-exercise",
    description = {
      "Measure an exercise that is a folder: which mistakes its cases catch, and which changes of",
      "its reference survive them. Its programs run as students' do, away from everything else.",
      "Exit status: 0 nothing to mend, 1 something to mend, 2 a rule is broken."
    })
public final class CheckExerciseCommand implements Callable<Integer> {
  private static final int TO_MEND = 1;
  private static final int BROKEN = 2;

  @Parameters(
      paramLabel = "FOLDER",
      description = "With exercise.md, reference.java, cases.txt and mistakes/*.java.")
  private Path folder = Path.of("");

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    Reading reading = FolderReader.read(folder);
    List<Problem> problems = new ArrayList<>(reading.problems());
    Optional<ExerciseFolder> read = reading.folder();
    read.ifPresent(folder -> FolderText.html(folder, problems));
    read.map(Unfinished::of).ifPresent(problems::addAll);
    return read.isPresent() && problems.isEmpty() ? measured(read.get()) : broken(problems);
  }

  private int measured(ExerciseFolder read) {
    try (Pool pool = Pool.open(1)) {
      Measurement measured =
          Measuring.of(read, pool::run, Owner.named("author"), Clock.systemUTC());
      if (!measured.problems().isEmpty()) {
        return broken(measured.problems());
      }
      print(MeasurementText.of(read, measured));
      return measured.isGood() ? 0 : TO_MEND;
    } catch (Measuring.CannotRun failure) {
      print(List.of(String.valueOf(failure.getMessage())));
      return BROKEN;
    }
  }

  private int broken(List<Problem> problems) {
    print(problems.stream().map(Problem::toString).toList());
    return BROKEN;
  }

  /** Names and texts are a stranger's: what would move the cursor is not printed. */
  private void print(List<String> lines) {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    lines.forEach(line -> out.println(line.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ")));
    out.flush();
  }
}
