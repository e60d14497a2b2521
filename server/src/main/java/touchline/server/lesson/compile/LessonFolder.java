package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where an author works on a lesson: lesson.md, what is said of mistakes, a folder an exercise. */
record LessonFolder(Path path) {
  static final String LESSON = "lesson.md";
  static final String MISTAKES = "mistakes.md";
  static final String EXERCISE = "exercise.md";
  static final String VARIANTS = "variants.md";
  static final String CASES = "cases.txt";
  static final String CASE_FIGURE = "case.figure";

  /** The folders of a content folder, by name. */
  static List<LessonFolder> in(Path content) {
    return folders(content.resolve("lessons")).stream().map(LessonFolder::new).toList();
  }

  String slug() {
    return name(path);
  }

  /** The folders of its exercises, by name. */
  List<Path> exercises() {
    return folders(path);
  }

  static String name(Path path) {
    return path.getFileName().toString();
  }

  private static List<Path> folders(Path path) {
    try (Stream<Path> found = Files.list(path)) {
      return found.filter(Files::isDirectory).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
