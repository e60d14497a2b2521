package touchline.pair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How the lessons draw the cases of methods. */
final class LessonCases {
  private LessonCases() {}

  static String picture(String exercise) {
    try {
      return Files.readString(Path.of("lessons", exercise, "case.figure"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
