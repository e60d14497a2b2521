package touchline.server.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.MarkedMethod;

/** The invented class. */
class DemoTest {
  private static final Instant NOW = Instant.parse("2026-03-02T08:00:00Z");

  @TempDir private Path first;
  @TempDir private Path second;

  private static List<String> marks(Path data) {
    try (Database database = Database.open(TestPlace.of(data))) {
      AccountStore accounts = new AccountStore(database, new LearnerStore(database));
      new Demo(
              Lessons.load(),
              new DemoSize(5, 2, true),
              (id, form, source, seed) -> Optional.empty(),
              NOW)
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

  /** Every method is right, and all are asked for in their third form where there are several. */
  private static final Demo.Marks RIGHT =
      new Demo.Marks() {
        @Override
        public Optional<MarkedMethod> of(String exercise, int form, String source, long seed) {
          CodeVerdict right = new CodeVerdict(1, "right", "", "", "", "");
          return Optional.of(new MarkedMethod(right, new byte[0]));
        }

        @Override
        public int form(String exercise, long assignment, long account) {
          return 3;
        }
      };

  @Test
  void classToLookAroundInHasWhatStaffDoByHandAndNothingFromTheFuture() {
    try (Database database = Database.open(TestPlace.of(first))) {
      AccountStore accounts = new AccountStore(database, new LearnerStore(database));
      new Demo(Lessons.load(), new DemoSize(30, 2, true), RIGHT, NOW).fill(database, accounts);
      assertEquals(
          List.of("2 overlap/write-it"),
          all(
              database,
              "SELECT assignment || ' ' || exercise FROM assignment_part WHERE form = 'variant'"));
      assertEquals(
          List.of("0", "3"),
          all(database, "SELECT DISTINCT variant FROM code_submission ORDER BY variant"));
      for (String table :
          List.of("annotation", "rubric_tick", "regrade_message", "announcement", "category")) {
        assertNotEquals(List.of("0"), all(database, "SELECT count(*) FROM " + table), table);
      }
      assertEquals(
          List.of("2"),
          all(database, "SELECT count(*) FROM code_submission WHERE source LIKE '%isNearerA ?%'"),
          "two have much in common");
      assertEquals(
          List.of("1 9"),
          all(
              database,
              "SELECT count(DISTINCT given_by) || ' ' || min(first_line) FROM annotation"
                  + " WHERE words LIKE 'The whole clamp%'"),
          "beside the line that it is about");
      for (String time :
          List.of(
              "given_at FROM annotation",
              "given_at FROM override",
              "given_at FROM rubric_tick",
              "given_at FROM extension",
              "received_at FROM code_submission",
              "said_at FROM regrade_message")) {
        assertEquals(
            List.of("0"),
            all(
                database,
                "SELECT count(*) FROM (SELECT "
                    + time.replace(" FROM", " AS at FROM")
                    + ") AS times WHERE at > '"
                    + NOW
                    + "'"),
            time);
      }
      assertEquals(
          List.of("0"),
          all(
              database,
              "SELECT count(*) FROM attempt JOIN member ON member.account = attempt.account WHERE started_at < joined_at"),
          "nobody worked before they joined");
    }
  }

  private static List<String> all(Database database, String query) {
    return database.read(handle -> handle.createQuery(query).mapTo(String.class).list());
  }

  /** Winter time begins between the first assignment and the last. */
  @Test
  void allIsDueAtTheSameTimeOfDay() {
    Instant now = Instant.parse("2026-11-02T03:12:00Z");
    assertEquals(
        Set.of("SATURDAY 18:00"),
        DemoCourse.assignments(Lessons.load(), 6, now).stream()
            .map(one -> one.schedule().due().atZone(DemoCourse.ZONE))
            .map(due -> due.getDayOfWeek() + " " + due.toLocalTime())
            .collect(Collectors.toSet()));
  }
}
