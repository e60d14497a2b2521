package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Older lines of the log name people by their numbers, too. */
class AuditNamesTest {
  private static final String ROW =
      "INSERT INTO audit (at, account, course, what, subject, before, after)"
          + " VALUES ('2026-02-01T00:00:00Z', 1, 1, '%s', '%s', '', '1 h more (ill)')";

  @Test
  void namesBecomeNumbersAndWordsGoOnlyWithThePerson(@TempDir Path data) throws Exception {
    Place place = FolderPlace.scratch(data);
    Released.write(place, 9);
    try (Connection connection = place.source().getConnection()) {
      Takeover.execute(connection, "UPDATE account SET name = 'Bob, B.' WHERE id = 2");
      Takeover.execute(connection, ROW.formatted("extension", "Week 1, Bob, B."));
      Takeover.execute(connection, ROW.formatted("extension", "Week 1, everybody"));
      Takeover.execute(connection, ROW.formatted("points", "Week 1, Bob, B."));
    }
    try (Database database = Database.open(place)) {
      assertEquals(
          List.of("Week 1, account 2", "Week 1, everybody", "Week 1, Bob, B."),
          database.read(
              handle ->
                  handle
                      .createQuery(
                          "SELECT subject FROM audit WHERE after LIKE '%(ill)' ORDER BY id")
                      .mapTo(String.class)
                      .list()));
      String change = "UPDATE audit SET after = '1 h more' WHERE subject = 'Week 1, account 2'";
      assertThrows(RuntimeException.class, () -> database.write(handle -> handle.execute(change)));
      database.write(handle -> handle.execute("UPDATE account SET erased_at = 'now' WHERE id = 2"));
      assertEquals(1, database.<Integer, RuntimeException>write(handle -> handle.execute(change)));
      assertThrows(
          RuntimeException.class,
          () ->
              database.write(
                  handle ->
                      handle.execute(
                          "UPDATE audit SET subject = '' WHERE subject = 'Week 1, account 2'")));
    }
  }
}
