package touchline.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The answers that authors keep beside an exercise, in its folder {@code answers}: right ones in
 * many styles and wrong ones, each with its verdict in the first line.
 */
public final class AnswerFiles {
  private static final Path LESSONS = Path.of("../content/lessons");

  private AnswerFiles() {}

  /** All answers to an exercise, by name. */
  public static List<Path> of(String exercise) {
    try (Stream<Path> files = Files.list(folder(exercise))) {
      return files.sorted().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public static Path folder(String exercise) {
    return LESSONS.resolve(exercise).resolve("answers");
  }

  /** The source of one, by its name without {@code .java}. */
  public static String source(String exercise, String name) {
    return read(folder(exercise).resolve(name + ".java"));
  }

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
