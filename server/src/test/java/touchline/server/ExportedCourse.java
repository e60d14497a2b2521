package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;

/** What {@code export} writes. */
public final class ExportedCourse {
  private ExportedCourse() {}

  /** The course in a folder that is not there yet. */
  public static Path in(Path folder) {
    assertEquals("0", run(folder).lines().findFirst().orElse(""));
    return folder;
  }

  /** The exit code, then what was printed. */
  static String run(Path folder) {
    CommandLine command = Touchline.commandLine(Map.of());
    StringWriter printed = new StringWriter();
    command.setOut(new PrintWriter(printed)).setErr(new PrintWriter(printed));
    int code = command.execute("export", folder.toString());
    return code + "\n" + printed;
  }
}
