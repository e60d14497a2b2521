package touchline.server.author;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.mistake.MistakeText;
import touchline.server.author.file.PackedFiles;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Question;
import touchline.server.author.folder.Reading;
import touchline.server.author.kept.Answered;
import touchline.server.author.kept.Asked;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.LessonReader;
import touchline.server.lesson.PackedExercise;
import touchline.server.lesson.compile.BrokenLessons;
import touchline.server.lesson.compile.Problem;

/**
 * Runs the programs of the lessons' exercises while the project is built, and packs what they
 * answered beside the compiled lessons. They are folders as instructors write them, keep the same
 * rules and run in the same workers.
 */
public final class LessonPrograms {
  private final Path lessons;
  private final JobRunner runner;
  private final List<Problem> problems = new ArrayList<>();

  private LessonPrograms(Path lessons, JobRunner runner) {
    this.lessons = lessons;
    this.runner = runner;
  }

  /**
   * Takes the content folder and the folder of compiled classes, to which the lessons were written.
   *
   * @throws BrokenLessons if a folder breaks a rule
   */
  public static void main(String[] arguments) {
    try (Pool pool = Pool.whenAsked()) {
      pack(Path.of(arguments[0]), Path.of(arguments[1]), pool::run);
    }
  }

  /** The same with these workers. */
  static void pack(Path content, Path classes, JobRunner runner) {
    LessonPrograms programs = new LessonPrograms(content.resolve("lessons"), runner);
    Path folder = classes.resolve(LessonReader.FOLDER);
    try {
      List<String> ids = new ArrayList<>();
      for (Path path : programs.folders()) {
        String id = programs.id(path);
        Optional<PackedExercise> packed = programs.packed(id, path);
        if (packed.isPresent()) {
          Path file = folder.resolve(id + LessonReader.ANSWERS);
          Files.createDirectories(file.getParent());
          Files.write(file, packed.get().bytes());
          if (packed.get().tests().isPresent()) {
            Files.write(folder.resolve(id + LessonReader.SOURCES), PackedFiles.of(path));
          }
          ids.add(id);
        }
      }
      if (!programs.problems.isEmpty()) {
        throw new BrokenLessons(programs.problems.stream().sorted().toList());
      }
      Files.writeString(folder.resolve(LessonReader.PROGRAMS), String.join("\n", ids));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Those that bring programs, by lesson and name. */
  private List<Path> folders() throws IOException {
    try (Stream<Path> files = Files.find(lessons, 3, (path, is) -> isReference(path))) {
      return files.map(file -> file.resolveSibling("")).sorted().toList();
    }
  }

  private boolean isReference(Path path) {
    return lessons.relativize(path).getNameCount() == 3
        && path.getFileName().toString().equals(FolderReader.REFERENCE);
  }

  /** Lesson and folder, as the exercise is called. */
  private String id(Path folder) {
    return lessons.relativize(folder).toString().replace('\\', '/');
  }

  private Optional<PackedExercise> packed(String id, Path path) {
    List<Problem> own = new ArrayList<>();
    Reading reading = FolderReader.read(path);
    own.addAll(reading.problems());
    Optional<ExerciseFolder> folder = reading.folder();
    Optional<Answered> answered =
        folder.flatMap(
            read -> Answering.of(read, Optional.empty(), runner, Owner.named("author"), own));
    Optional<Trying> trying =
        folder
            .filter(read -> read.tests().isPresent())
            .flatMap(read -> answered.map(answers -> Trying.of(read, answers)));
    trying.ifPresent(cases -> own.addAll(cases.problems()));
    String place = "content/lessons/" + id + '/';
    own.forEach(each -> problems.add(new Problem(place + each.file(), each.line(), each.rule())));
    return answered.map(answers -> packed(id, folder.orElseThrow(), answers, trying));
  }

  private static PackedExercise packed(
      String id, ExerciseFolder folder, Answered answered, Optional<Trying> trying) {
    List<MistakeText> said =
        folder.mistakes().stream()
            .map(
                each -> new MistakeText(Publishing.mistake(id, each), each.name(), each.said(), ""))
            .toList();
    String shown =
        folder.cases().stream()
            .limit(ExerciseFolder.SHOWN)
            .map(input -> CaseLine.of(folder.head().method(), input))
            .collect(Collectors.joining("\n"));
    return new PackedExercise(
        FolderHash.of(folder, id),
        folder.head().method().head(),
        folder.picture().text(),
        said,
        shown,
        answered.chosen(),
        answered.drawn(),
        answered.special(),
        folder.question().flatMap(asks -> answered.asked().map(asked -> asked(asks, asked))),
        trying.map(LessonPrograms::waiting));
  }

  private static PackedExercise.Waiting waiting(Trying trying) {
    return new PackedExercise.Waiting(
        trying.suite().waiting(),
        trying.suite().cases(),
        trying.shown(),
        TriedMethod.negative(trying.folder()));
  }

  private static PackedExercise.Asked asked(Question asks, Asked asked) {
    return new PackedExercise.Asked(
        asks.answer(), asks.tolerance(), asked.cases(), asked.variants());
  }
}
