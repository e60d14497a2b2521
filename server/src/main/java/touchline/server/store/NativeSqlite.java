package touchline.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import touchline.server.machine.MachineCode;

/**
 * The part of SQLite that is the machine's own code. The driver would take it out of the program,
 * too, but then reads both again, byte by byte, to compare them: a tenth of a start.
 */
final class NativeSqlite {
  private static final String FOLDER = "org.sqlite.lib.path";
  private static final String TEMPORARY = "org.sqlite.tmpdir";

  private NativeSqlite() {}

  /** Loads it unless it is loaded, or somebody said where it lies. */
  static synchronized void load() {
    if (System.getProperty(FOLDER) != null) {
      return;
    }
    try (InputStream in = resource()) {
      if (in != null) {
        MachineCode.load(
            in, LibraryLoaderUtil.getNativeLibName(), temporary(), NativeSqlite::initialize);
      }
    } catch (IOException refused) {
      // The driver tries it in its own way, and says what is wrong.
      System.clearProperty(FOLDER);
    }
  }

  private static void initialize(Path file) throws IOException {
    System.setProperty(FOLDER, String.valueOf(file.getParent()));
    try {
      SQLiteJDBCLoader.initialize();
    } catch (IOException refused) {
      throw refused;
    } catch (Exception refused) {
      throw new IOException(refused);
    }
  }

  private static Path temporary() {
    return Path.of(System.getProperty(TEMPORARY, System.getProperty("java.io.tmpdir")));
  }

  private static @Nullable InputStream resource() {
    return SQLiteJDBCLoader.class.getResourceAsStream(
        LibraryLoaderUtil.getNativeLibResourcePath() + '/' + LibraryLoaderUtil.getNativeLibName());
  }
}
