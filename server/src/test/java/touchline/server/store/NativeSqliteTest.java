package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeSqliteTest {
  @TempDir Path folder;

  @Test
  void theDriverFindsItAndNothingIsLeft() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    assertEquals("answers, leaves 0", open(temporary));
  }

  /** It is loaded once in each process. */
  private String open(Path temporary) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Opened.class.getName(),
                folder.resolve("data").toString())
            .redirectError(folder.resolve("errors").toFile())
            .start();
    try (var output = process.inputReader()) {
      String line = Objects.requireNonNull(output.readLine());
      assertEquals(0, process.waitFor());
      return line;
    }
  }

  /** A process that opens a database. */
  static final class Opened {
    private Opened() {}

    public static void main(String[] arguments) throws IOException {
      Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
      try (Database database = Database.open(Path.of(arguments[0]))) {
        try (Stream<Path> left = Files.list(temporary)) {
          List<Path> files = left.toList();
          System.out.println((database.answers() ? "answers, leaves " : "") + files.size());
        }
      }
    }
  }
}
