package touchline.server.grading.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Which files are meant: each named file, and every .java file below a named folder. */
final class FileSelection {
  private FileSelection() {}

  /** In the order given, those of a folder by name. What cannot be graded stays, to be reported. */
  static List<Path> in(List<Path> named) {
    List<Path> files = new ArrayList<>();
    for (Path path : named) {
      List<Path> found = Files.isDirectory(path) ? below(path) : List.of(path);
      files.addAll(found.isEmpty() ? List.of(path) : found);
    }
    return files;
  }

  static boolean isJava(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".java");
  }

  /** None if the folder cannot be read: then it is reported itself. */
  private static List<Path> below(Path folder) {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(Files::isRegularFile).filter(FileSelection::isJava).sorted().toList();
    } catch (IOException | UncheckedIOException unreadable) {
      return List.of();
    }
  }
}
