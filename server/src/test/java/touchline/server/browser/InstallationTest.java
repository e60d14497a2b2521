package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several processes that lack the same program; each of them is one of {@link Lacking}. */
class InstallationTest {
  @TempDir Path folder;

  @Test
  void oneInstallsWhatAllLackAndTheOthersFindIt() throws Exception {
    List<Process> processes = new ArrayList<>();
    List<BufferedReader> outputs = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Process process = start();
      processes.add(process);
      outputs.add(process.inputReader());
    }
    for (BufferedReader output : outputs) {
      assertEquals(Lacking.HERE, output.readLine());
    }
    // Whoever installs goes on only now that all of them lack it.
    for (Process process : processes) {
      process.getOutputStream().close();
    }
    int installations = 0;
    for (int i = 0; i < processes.size(); i++) {
      installations += outputs.get(i).lines().filter(Lacking.INSTALLS::equals).count();
      assertEquals(0, processes.get(i).waitFor());
    }
    assertEquals(1, installations);
  }

  @Test
  void whatCannotBeInstalledIsNotThere() {
    Installation installation = new Installation(folder.resolve("lock"));
    assertEquals(Optional.empty(), installation.bring(Optional::empty, () -> false));
    assertEquals(Optional.empty(), installation.bring(Optional::empty, () -> true));
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            Lacking.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** A process that lacks a program; it ends well if that is there afterwards. */
  static final class Lacking {
    static final String HERE = "here";
    static final String INSTALLS = "installs";

    private final Path program;
    private final Path busy;

    private Lacking(Path folder) {
      program = folder.resolve("program");
      busy = folder.resolve("busy");
    }

    public static void main(String[] arguments) {
      Path folder = Path.of(arguments[0]);
      Lacking lacking = new Lacking(folder);
      System.out.println(HERE);
      Optional<Path> found =
          new Installation(folder.resolve("lock")).bring(lacking::find, lacking::install);
      System.exit(found.isPresent() ? 0 : 1);
    }

    private Optional<Path> find() {
      return Optional.of(program).filter(Files::exists);
    }

    /** Like a package manager, it turns away a second one. */
    private boolean install() {
      try {
        Files.createFile(busy);
        System.out.println(INSTALLS);
        System.in.read();
        Files.createFile(program);
        Files.delete(busy);
        return true;
      } catch (IOException turnedAway) {
        return false;
      }
    }
  }
}
