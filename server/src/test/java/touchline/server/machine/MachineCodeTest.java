package touchline.server.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.asset.Coding;
import touchline.server.store.Database;

class MachineCodeTest {
  @TempDir Path folder;

  private Path temporary = Path.of("");

  @BeforeEach
  void makeFolder() throws IOException {
    temporary = Files.createDirectory(folder.resolve("temporary"));
  }

  @Test
  void theDatabaseFindsItAndNothingIsLeft() throws Exception {
    assertEquals("answers, leaves 0", run(Opened.class));
  }

  @Test
  void compressionFindsItAndNothingIsLeft() throws Exception {
    assertEquals("BROTLI, leaves 0", run(Compressed.class));
  }

  @Test
  void whereThereIsNoneAnswersAreZipped() throws Exception {
    assertEquals("GZIP, leaves 0", run(Compressed.class, "-Dos.arch=sparc"));
  }

  /** It is loaded once in each process. */
  private String run(Class<?> program, String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Djava.io.tmpdir=" + temporary);
    command.addAll(List.of(options));
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(program.getName());
    command.add(folder.resolve("data").toString());
    Process process =
        new ProcessBuilder(command).redirectError(folder.resolve("errors").toFile()).start();
    try (var output = process.inputReader()) {
      String line = Objects.requireNonNull(output.readLine());
      assertEquals(0, process.waitFor());
      return line;
    }
  }

  /** Says what came of it, and how many files lie in the folder for temporary files. */
  private static void say(String outcome) throws IOException {
    try (Stream<Path> left = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      System.out.println(outcome + ", leaves " + left.count());
    }
  }

  /** A process that opens a database. */
  static final class Opened {
    private Opened() {}

    public static void main(String[] arguments) throws IOException {
      try (Database database = Database.open(Path.of(arguments[0]))) {
        say(database.answers() ? "answers" : "is silent");
      }
    }
  }

  /** A process that compresses for a browser. */
  static final class Compressed {
    private Compressed() {}

    public static void main(String[] arguments) throws IOException {
      say(Coding.best("gzip, br").name());
    }
  }
}
