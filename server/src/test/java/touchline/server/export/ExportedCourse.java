package touchline.server.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import touchline.server.Commands;

/** What {@code export} writes. */
public final class ExportedCourse {
  private ExportedCourse() {}

  /** The course in a folder that is not there yet. */
  public static Path in(Path folder) {
    assertEquals("0", run(folder).lines().findFirst().orElse(""));
    return folder;
  }

  /** The exit code, then what was printed. */
  public static String run(Path folder) {
    Commands.Run run = Commands.run("export", folder.toString());
    return run.status() + "\n" + run.text();
  }
}
