package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.LearnerToken;

/** A data folder of an earlier version goes on as it is. */
class MigrationTest {
  private static final String TOKEN = "t".repeat(43);

  @TempDir private Path data;

  private String url() {
    return "jdbc:sqlite:" + data.resolve("touchline.db");
  }

  /** As the first version left it: two learners, four answers. */
  private void writeFirstVersion() throws SQLException {
    Flyway.configure()
        .dataSource(url(), null, null)
        .locations("classpath:touchline/store/sqlite")
        .target("1")
        .load()
        .migrate();
    try (Connection file = DriverManager.getConnection(url())) {
      learner(file, 1, new LearnerToken(TOKEN).sha256());
      learner(file, 2, "0".repeat(64));
      answer(file, 1, 3, "1.5", "\u22122", "wrong", "M01 M17");
      answer(file, 1, 3, " 4 ", "+.5", "right", "");
      answer(file, 2, 9, "0", "0", "wrong", "");
      answer(file, 1, 5, "7", "1e1", "wrong", "");
    }
  }

  private static void learner(Connection file, long id, String hash) throws SQLException {
    try (PreparedStatement insert =
        file.prepareStatement("INSERT INTO learner VALUES (?, ?, '2026-01-01T00:00:00Z')")) {
      insert.setLong(1, id);
      insert.setString(2, hash);
      insert.executeUpdate();
    }
  }

  private static void answer(
      Connection file, long learner, long seed, String x, String y, String outcome, String mistakes)
      throws SQLException {
    try (PreparedStatement insert =
        file.prepareStatement(
            """
            INSERT INTO submission (learner, exercise, content_version, seed, raw_x, raw_y, x, y,
              outcome, mistakes, received_at)
            VALUES (?, 'closest-point/find-it', 'v1', ?, ?, ?, 0, 0, ?, ?, '2026-01-02T03:04:05Z')
            """)) {
      insert.setLong(1, learner);
      insert.setLong(2, seed);
      insert.setString(3, x);
      insert.setString(4, y);
      insert.setString(5, outcome);
      insert.setString(6, mistakes);
      insert.executeUpdate();
    }
  }

  @Test
  void attemptsOfTheFirstVersionAreKeptAndShown() throws SQLException {
    writeFirstVersion();
    try (TestSite site = TestSite.startWithoutScript(data)) {
      String page =
          new TestBrowser(site.url())
              .get(TestBrowser.EXERCISE, "Cookie", "learner=" + TOKEN)
              .body();
      assertTrue(page.contains("Your 3 attempts"), page);
      assertTrue(page.contains("(1.5, \u22122)"), page);
      assertTrue(page.contains("(4, +.5)"), page);
      assertTrue(page.contains("2 Jan 2026, 03:04 UTC"), page);
    }
    assertEquals(
        List.of(
            "1|1|closest-point/find-it|v1|3|practice|0|[\"(1.5, \u22122)\"]|point|0.0|wrong|M01 M17||2026-01-02T03:04:05Z",
            "2|1|closest-point/find-it|v1|3|practice|0|[\"(4, +.5)\"]|point|1.0|right|||2026-01-02T03:04:05Z",
            "3|2|closest-point/find-it|v1|9|practice|0|[\"(0, 0)\"]|point|0.0|wrong|||2026-01-02T03:04:05Z",
            "4|1|closest-point/find-it|v1|5|practice|0|[\"(7, 1e1)\"]|point|0.0|wrong|||2026-01-02T03:04:05Z"),
        Rows.of(
            data,
            """
            SELECT concat_ws('|', id, learner, exercise, content_version, seed, purpose, question,
              answer, decimal_mark, mark, outcome, mistakes, form_key, received_at)
            FROM submission ORDER BY id
            """));
    Rows.assertIntact(data);
  }
}
