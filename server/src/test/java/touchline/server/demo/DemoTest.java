package touchline.server.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;

/** The invented class. */
class DemoTest {
  private static final Instant NOW = Instant.parse("2026-03-02T08:00:00Z");

  @TempDir private Path first;
  @TempDir private Path second;

  private static List<String> marks(Path data) {
    try (Database database = Database.open(data)) {
      AccountStore accounts = new AccountStore(database, new LearnerStore(database));
      new Demo(
              Lessons.load(), new DemoSize(5, 2, true), (id, source, seed) -> Optional.empty(), NOW)
          .fill(database, accounts);
      return database.read(
          handle ->
              handle
                  .createQuery(
                      """
                      SELECT account || ' ' || submission.exercise || ' ' || mark || ' ' || mistakes
                      FROM submission JOIN attempt ON attempt.id = submission.attempt
                      ORDER BY submission.id
                      """)
                  .mapTo(String.class)
                  .list());
    }
  }

  @Test
  void sameClassIsMadeEachTimeAndMakesKnownMistakes() {
    List<String> marks = marks(first);
    assertEquals(marks, marks(second));
    assertTrue(marks.size() > 100, marks.size() + " answers");
    assertTrue(marks.stream().anyMatch(line -> line.contains(" M")), "some are known mistakes");
  }
}
