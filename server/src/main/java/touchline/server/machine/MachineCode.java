package touchline.server.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Takes machine code out of the program and has it loaded. The folder belongs to this process
 * alone, and nothing is left of it afterwards, even if the process is killed.
 */
public final class MachineCode {
  private MachineCode() {}

  /** Loads the code in a file. */
  @FunctionalInterface
  public interface Loading {
    void from(Path file) throws IOException;
  }

  /**
   * Loads code.
   *
   * @param code its bytes
   * @param name of its file
   * @param temporary where its folder is made
   */
  public static void load(InputStream code, String name, Path temporary, Loading loading)
      throws IOException {
    Path folder = Files.createTempDirectory(temporary, "touchline-code");
    Path file = folder.resolve(name);
    try {
      Files.copy(code, file);
      loading.from(file);
    } finally {
      forget(folder, file);
    }
  }

  /** What is loaded needs no name any more, but for Windows, which keeps it until the end. */
  private static void forget(Path folder, Path file) {
    try {
      Files.deleteIfExists(file);
      Files.delete(folder);
    } catch (IOException inUse) {
      // The last that is said here is deleted first.
      folder.toFile().deleteOnExit();
      file.toFile().deleteOnExit();
    }
  }
}
