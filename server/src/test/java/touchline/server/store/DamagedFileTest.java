package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file whose pages were changed by something else than the database: a disk, or a person. */
class DamagedFileTest {
  private static final int PAGE = 4096;

  @TempDir private Path data;

  @BeforeEach
  void make() {
    Database.open(data).close();
  }

  /** Overwrites the first page of a table. */
  private void damage(String table) throws SQLException, IOException {
    Path file = data.resolve("touchline.db");
    int page;
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT rootpage FROM sqlite_master WHERE name = '" + table + "'")) {
      row.next();
      page = row.getInt(1);
    }
    byte[] rubbish = new byte[PAGE];
    Arrays.fill(rubbish, (byte) 0xee);
    try (RandomAccessFile pages = new RandomAccessFile(file.toFile(), "rw")) {
      pages.seek((page - 1L) * PAGE);
      pages.write(rubbish);
    }
  }

  @Test
  void startIsRefusedInOneLine() throws SQLException, IOException {
    damage("flyway_schema_history");
    StoreProblem problem = assertThrows(StoreProblem.class, () -> Database.open(data).close());
    assertEquals(
        "must hold a database of this program that can be written: "
            + data.resolve("touchline.db")
            + " (it is damaged: restore a backup)",
        problem.getMessage());
  }

  @Test
  void runningSiteSaysSoAndReadsTheRest() throws SQLException, IOException {
    damage("failed_sign_in");
    try (Database database = Database.open(data)) {
      StoreBusy busy =
          assertThrows(
              StoreBusy.class,
              () ->
                  database.read(
                      handle ->
                          handle.createQuery("SELECT * FROM failed_sign_in").mapToMap().list()));
      String why = "the file of the database is damaged: stop the site, restore a backup";
      assertEquals(why, busy.getMessage());
      assertEquals(
          why,
          assertThrows(
                  StoreBusy.class,
                  () ->
                      database.write(
                          handle ->
                              handle.execute("INSERT INTO failed_sign_in VALUES ('a', 1, 'now')")))
              .getMessage());
      int accounts =
          database.read(
              handle ->
                  handle.createQuery("SELECT count(*) FROM account").mapTo(Integer.class).one());
      assertEquals(0, accounts);
    }
  }
}
