package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.server.lesson.ExerciseTerms;
import touchline.task.Kind;

/**
 * Where an author works on a lesson: lesson.md, what is said of mistakes, a folder an exercise. An
 * exercise whose folder has a reference.java brings its own programs, and needs no Java of a topic.
 */
record LessonFolder(Path path) {
  static final String LESSON = "lesson.md";
  static final String MISTAKES = "mistakes.md";
  static final String EXERCISE = "exercise.md";
  static final String VARIANTS = "variants.md";
  static final String CASES = "cases.txt";
  static final String CASE_FIGURE = "case.figure";
  static final String REFERENCE = "reference.java";
  static final String QUESTION = "question.md";
  static final String TESTS = "tests.md";

  /**
   * What is asked by an exercise that brings its own programs.
   *
   * @param keys that the head of its text must have
   * @param others that it may have
   * @param terms as instructors' exercises have them
   * @param given the names of what a question gives
   */
  record Asked(
      List<String> keys, Set<String> others, Kind kind, ExerciseTerms terms, List<String> given) {
    private static final List<String> METHOD = List.of("title", "method");
    private static final Pattern PARAMETER = Pattern.compile("(\\w+)(?=[,)])");

    static Asked method() {
      return new Asked(
          METHOD, Set.of("ranges"), Kind.CODE, new ExerciseTerms(10, 0, 0, List.of()), List.of());
    }

    /**
     * The question beside a method; empty if what the method gives back cannot be typed.
     *
     * @param method its head, which begins with the type of its result
     */
    static Optional<Asked> question(String method) {
      return typed(method.substring(0, Math.max(0, method.indexOf(' '))))
          .map(
              kind ->
                  new Asked(
                      List.of("title"),
                      Set.of("answer", "tolerance"),
                      kind,
                      new ExerciseTerms(4, 3, 0.1, List.of()),
                      PARAMETER.matcher(method).results().map(MatchResult::group).toList()));
    }

    /** The exercise in which cases are written for a method. */
    static Asked tests() {
      return new Asked(
          List.of("title"), Set.of(), Kind.TESTS, new ExerciseTerms(6, 8, 0, List.of()), List.of());
    }

    private static Optional<Kind> typed(String result) {
      return switch (result) {
        case "Vec2" -> Optional.of(Kind.VECTOR);
        case "double" -> Optional.of(Kind.NUMBER);
        case "boolean" -> Optional.of(Kind.YES_NO);
        default -> Optional.empty();
      };
    }
  }

  static boolean bringsPrograms(Path exercise) {
    return Files.isRegularFile(exercise.resolve(REFERENCE));
  }

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
