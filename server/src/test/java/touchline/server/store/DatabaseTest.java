package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
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

  @Test
  @Tag("store")
  void commitsOnAServerWaitForTheDisk(@TempDir Path data) {
    Assumptions.assumeTrue(TestPlace.isServer());
    try (Database database = Database.open(TestPlace.of(data))) {
      String asked = "SELECT current_setting('synchronous_commit')";
      assertEquals(
          "on", database.write(handle -> handle.createQuery(asked).mapTo(String.class).one()));
    }
  }

  @Test
  @Tag("store")
  void changesThatWouldGetInEachOthersWayComeOneAfterTheOther(@TempDir Path data) throws Exception {
    try (Database database = Database.open(TestPlace.of(data))) {
      ExecutorService all = Executors.newFixedThreadPool(4);
      List<Future<Integer>> added = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        added.add(all.submit(() -> database.write(DatabaseTest::addOneMore)));
      }
      Set<Integer> counts = new HashSet<>();
      for (Future<Integer> each : added) {
        counts.add(each.get());
      }
      all.shutdown();
      assertEquals(40, counts.size(), "each saw all that came before");
    }
  }

  private static int addOneMore(Handle handle) {
    int count =
        handle.createQuery("SELECT count(*) FROM failed_sign_in").mapTo(Integer.class).one();
    handle.execute("INSERT INTO failed_sign_in VALUES (?, 1, 'now')", "row " + count);
    return count;
  }

  @Test
  @Tag("store")
  void textThatNoDatabaseKeepsIsReplaced(@TempDir Path data) {
    try (Database database = Database.open(TestPlace.of(data))) {
      database.write(
          handle ->
              handle.execute("INSERT INTO failed_sign_in VALUES (?, 1, 'now')", "a\0b\ud83dc"));
      assertEquals(
          "a\ufffdb\ufffdc",
          database.read(
              handle ->
                  handle.createQuery("SELECT what FROM failed_sign_in").mapTo(String.class).one()));
    }
  }

  private static String pragma(Handle handle, String name) {
    return handle.createQuery("PRAGMA " + name).mapTo(String.class).one();
  }
}
