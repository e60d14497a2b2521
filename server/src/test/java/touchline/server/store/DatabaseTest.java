package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What "on the disk" rests on. */
class DatabaseTest {
  /** FULL: the log is on the disk before a commit returns. */
  private static final String FULL = "2";

  @Test
  void everyConnectionIsDurable(@TempDir Path data) {
    try (Database database = Database.open(data)) {
      assertEquals("wal", database.read(handle -> pragma(handle, "journal_mode")));
      assertEquals("wal", database.write(handle -> pragma(handle, "journal_mode")));
      assertEquals(FULL, database.read(handle -> pragma(handle, "synchronous")));
      assertEquals(FULL, database.write(handle -> pragma(handle, "synchronous")));
      assertEquals("1", database.write(handle -> pragma(handle, "foreign_keys")));
    }
  }

  private static String pragma(Handle handle, String name) {
    return handle.createQuery("PRAGMA " + name).mapTo(String.class).one();
  }
}
