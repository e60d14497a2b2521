package touchline.server.author;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.OwnExercise;
import touchline.server.lesson.compile.Problem;

/**
 * The exercises in the folders below one folder: those that keep every rule are served, of the
 * others is said why not.
 */
public final class ExerciseShelf {
  public static final ExerciseShelf EMPTY = new ExerciseShelf(List.of(), List.of());

  private static final Logger LOG = LoggerFactory.getLogger(ExerciseShelf.class);
  private static final int MOST_FOLDERS = 100;

  /** So long programs are run at a start; what is left over waits for the next one. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final List<OwnExercise> exercises;
  private final List<FolderReport> reports;

  private ExerciseShelf(List<OwnExercise> exercises, List<FolderReport> reports) {
    this.exercises = List.copyOf(exercises);
    this.reports = List.copyOf(reports);
  }

  /** The same where a folder is named; nothing where none is. */
  public static ExerciseShelf of(
      Optional<Path> all, JobRunner runner, KeptAnswers kept, Clock clock) {
    return all.map(folder -> read(folder, runner, kept, clock)).orElse(EMPTY);
  }

  /**
   * Reads all folders, and runs the programs of those whose answers are not kept yet.
   *
   * @param runner where programs of strangers can do no harm
   */
  static ExerciseShelf read(Path all, JobRunner runner, KeptAnswers kept, Clock clock) {
    Instant end = clock.instant().plus(PATIENCE);
    List<OwnExercise> exercises = new ArrayList<>();
    List<FolderReport> reports = new ArrayList<>();
    for (Path folder : folders(all, reports)) {
      List<Problem> problems = new ArrayList<>();
      boolean mayRun = clock.instant().isBefore(end);
      Publishing publishing =
          new Publishing(runner, Owner.named("author"), mayRun ? kept : kept.alone());
      Optional<OwnExercise> exercise = publishing.exercise(folder, problems);
      exercise.ifPresent(exercises::add);
      reports.add(report(folder, exercise, problems));
    }
    reports.forEach(ExerciseShelf::log);
    return new ExerciseShelf(exercises, reports);
  }

  private static FolderReport report(
      Path folder, Optional<OwnExercise> exercise, List<Problem> problems) {
    return new FolderReport(
        folder.getFileName().toString(),
        exercise.map(each -> each.text().title()).orElse(""),
        exercise.map(each -> "/exercises/" + each.text().id()).orElse(""),
        problems.stream().sorted().map(Problem::toString).map(ExerciseShelf::plain).toList());
  }

  /** Names and texts are a stranger's: what would move a cursor is not printed. */
  private static String plain(String line) {
    return line.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ");
  }

  private static void log(FolderReport report) {
    report
        .problems()
        .forEach(problem -> LOG.warn("exercise {}: {}", plain(report.folder()), problem));
  }

  /** By name, without hidden ones and without links; one more than allowed is not looked at. */
  private static List<Path> folders(Path all, List<FolderReport> reports) {
    TreeSet<Path> folders = new TreeSet<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(all, ExerciseShelf::isFolder)) {
      for (Path folder : found) {
        if (folders.size() == MOST_FOLDERS) {
          String rule =
              "there must be at most " + MOST_FOLDERS + " folders; the others are not read";
          reports.add(new FolderReport(".", "", "", List.of(rule)));
          break;
        }
        folders.add(folder);
      }
    } catch (IOException | DirectoryIteratorException unreadable) {
      reports.add(new FolderReport(".", "", "", List.of("must be a readable folder: " + all)));
    }
    return List.copyOf(folders);
  }

  private static boolean isFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
        && !path.getFileName().toString().startsWith(".");
  }

  /** Those that are served, by folder. */
  public List<OwnExercise> exercises() {
    return exercises;
  }

  /** Of every folder, served or not. */
  public List<FolderReport> reports() {
    return reports;
  }
}
