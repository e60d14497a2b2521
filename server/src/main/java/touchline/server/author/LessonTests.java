package touchline.server.author;

import java.util.List;
import java.util.function.Function;
import touchline.server.asset.ClassPath;
import touchline.server.author.file.PackedFiles;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.author.folder.WrongProgram;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.LessonReader;
import touchline.server.lesson.OwnExercise;
import touchline.suite.KnownMethod;

/**
 * Tries cases that students write for exercises of the lessons: their programs run as those of
 * folders that a site serves. They were packed when the program was built, see {@link
 * LessonPrograms}.
 */
public final class LessonTests implements Function<OwnExercise, KnownMethod> {
  private final JobRunner runner;

  /**
   * @param runner where the programs run
   */
  public LessonTests(JobRunner runner) {
    this.runner = runner;
  }

  @Override
  public KnownMethod apply(OwnExercise exercise) {
    String id = exercise.text().id();
    ExerciseFolder folder = folder(id);
    List<String> waiting = exercise.tests().orElseThrow().task().mistakes();
    List<WrongProgram> mistaken =
        folder.mistakes().stream()
            .filter(each -> waiting.contains(Publishing.mistake(id, each)))
            .toList();
    List<String> ids = mistaken.stream().map(each -> Publishing.mistake(id, each)).toList();
    return new TriedMethod(OwnExercise.tests(id), folder, ids, mistaken, runner);
  }

  private static ExerciseFolder folder(String id) {
    String name = LessonReader.FOLDER + "/" + id + LessonReader.SOURCES;
    byte[] kept = ClassPath.bytes(LessonTests.class.getClassLoader(), name);
    Reading reading = FolderReader.read(PackedFiles.read(kept));
    return reading
        .folder()
        .orElseThrow(
            () -> new IllegalStateException("folder must keep every rule: " + reading.problems()));
  }
}
