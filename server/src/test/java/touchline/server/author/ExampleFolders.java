package touchline.server.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Exercises that nobody prepared the site for, made by folder alone. */
public final class ExampleFolders {
  public static final Path ALL = Path.of("src/test/exercises");

  private ExampleFolders() {}

  public static void copy(String name, Path folder) throws IOException {
    Path example = ALL.resolve(name);
    List<Path> files;
    try (Stream<Path> found = Files.walk(example)) {
      files = found.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path copy = folder.resolve(example.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy);
    }
  }
}
