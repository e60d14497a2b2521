package touchline.pair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import touchline.code.CasesFile;
import touchline.code.CodeExercise;

/** What the lessons say of the cases of methods. */
final class LessonCases {
  private LessonCases() {}

  /** How they are drawn. */
  static String picture(String exercise) {
    return read(exercise, "case.figure");
  }

  /** The input of the case that everybody sees with most in it. */
  static double[] longest(CodeExercise exercise) {
    return CasesFile.of(exercise, read(exercise.id(), "cases.txt")).inputs().stream()
        .max(Comparator.comparingInt(input -> input.length))
        .orElseThrow();
  }

  private static String read(String exercise, String file) {
    try {
      return Files.readString(Path.of("lessons", exercise, file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
