package touchline.server.asset;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import touchline.server.machine.MachineCode;

/**
 * The part of Brotli that is the machine's own code. The library would take it out of the program,
 * too, but into a folder that stays if the process is killed.
 */
final class NativeBrotli {
  private static final String FILE = "brotli4j.library.path";

  private NativeBrotli() {}

  /** Whether it could be loaded; false where the program has none for this machine. */
  static boolean load() {
    if (System.getProperty(FILE) != null) {
      return Brotli4jLoader.isAvailable();
    }
    String name = System.mapLibraryName("brotli");
    try (InputStream in = resource(name)) {
      if (in == null) {
        return false;
      }
      MachineCode.load(
          in, name, Path.of(System.getProperty("java.io.tmpdir")), NativeBrotli::initialize);
      return Brotli4jLoader.isAvailable();
    } catch (IOException refused) {
      // Gzip is sent.
      return false;
    }
  }

  private static void initialize(Path file) {
    System.setProperty(FILE, file.toAbsolutePath().toString());
    // Its class loads the file.
    boolean unused = Brotli4jLoader.isAvailable();
  }

  private static @Nullable InputStream resource(String name) {
    return Brotli4jLoader.class.getResourceAsStream("/lib/" + machine() + "/" + name);
  }

  /** As the library calls it, such as linux-x86_64. */
  private static String machine() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
    String family =
        system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "osx" : system;
    return family + "-" + (processor.equals("amd64") ? "x86_64" : processor);
  }
}
