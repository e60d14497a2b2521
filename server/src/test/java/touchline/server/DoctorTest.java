package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Commands.Run;
import touchline.server.store.BackupStore;
import touchline.server.store.Database;
import touchline.server.store.Place;

/** The command {@code doctor} on folders of several kinds. */
class DoctorTest {
  @TempDir private Path data;

  private static Run visit(Path folder, String... more) {
    Stream<String> words = Stream.of("doctor", "--data", folder.toString());
    return Commands.run(Stream.concat(words, Stream.of(more)).toArray(String[]::new));
  }

  private static void assertSays(String line, Run visit) {
    assertTrue(visit.text().lines().anyMatch(one -> one.matches(line + ".*")), visit.text());
  }

  @Test
  void newFolderIsLookedAtAndNotMade() {
    Path folder = data.resolve("new");
    Run visit = visit(folder, "--site", "https://a.example");
    assertEquals(0, visit.status(), visit.text());
    assertSays("(ok|weak) +java +[0-9]+", visit);
    assertSays("(ok|weak) +workers +[0-9]+ and a spare", visit);
    assertSays("ok +database +is made at the first start", visit);
    assertSays("weak +proxy +--site begins with https", visit);
    assertFalse(Files.exists(folder));
  }

  @Test
  void providerThatDoesNotAnswerIsToldOf() throws Exception {
    assertSays("ok +provider +none is named", visit(data));
    Path secret = Files.writeString(data.resolve("secret"), "secret");
    Run visit =
        visit(
            data,
            "--site",
            "https://a.example",
            "--oidc-issuer",
            "https://127.0.0.1:1",
            "--oidc-client",
            "c",
            "--oidc-secret-file",
            secret.toString());
    assertEquals(0, visit.status(), visit.text());
    assertSays("weak +provider +nobody can sign in by https://127.0.0.1:1: ", visit);
  }

  @Test
  void backupIsMissedUntilThereIsOne() {
    try (Database database = Database.open(Place.folder(data))) {
      assertSays("weak +backup +none was made", visit(data));
      new BackupStore(database).made(Instant.now().minusSeconds(7_300));
      assertSays("ok +backup +the last is 2 h old", visit(data));
    }
  }

  @Test
  void fileThatIsNoDatabaseIsBad() throws Exception {
    Files.writeString(
        data.resolve("touchline.db"), "not a database at all, only words. ".repeat(99));
    Run visit = visit(data);
    assertEquals(1, visit.status(), visit.text());
    assertSays("bad +database +must hold a database", visit);
  }

  /** The file opens, and one of its pages holds something else. */
  @Test
  void pageThatIsDamagedIsFound() throws Exception {
    try (Database database = Database.open(Place.folder(data))) {
      assertTrue(visit(data).text().lines().noneMatch(line -> line.startsWith("bad")));
    }
    long page =
        Long.parseLong(
            Rows.of(data, "SELECT rootpage FROM sqlite_schema WHERE name = 'grade'").get(0));
    long size = Long.parseLong(Rows.of(data, "PRAGMA page_size").get(0));
    try (RandomAccessFile file =
        new RandomAccessFile(data.resolve("touchline.db").toFile(), "rw")) {
      file.seek((page - 1) * size);
      file.write("no page of this database".getBytes(StandardCharsets.UTF_8));
    }
    Run visit = visit(data);
    assertEquals(1, visit.status(), visit.text());
    assertSays("bad +database +is damaged: stop the site and restore", visit);
  }

  @Test
  void settingThatCannotBeIsRefusedAsByTheSite() {
    Run visit = visit(data, "--port", "x");
    assertEquals(2, visit.status());
    assertSays("touchline: --port must be a whole number", visit);
  }
}
