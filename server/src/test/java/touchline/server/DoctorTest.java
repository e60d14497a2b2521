package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import touchline.server.store.BackupStore;
import touchline.server.store.Database;
import touchline.server.store.Place;

/** The command {@code doctor} on folders of several kinds. */
class DoctorTest {
  @TempDir private Path data;

  private record Visit(int code, String said) {}

  private static Visit visit(Path folder, String... more) {
    List<String> args = new ArrayList<>(List.of("doctor", "--data", folder.toString()));
    args.addAll(List.of(more));
    StringWriter out = new StringWriter();
    CommandLine command = Touchline.commandLine(Map.of());
    command.setOut(new PrintWriter(out));
    command.setErr(new PrintWriter(out));
    int code = command.execute(args.toArray(String[]::new));
    return new Visit(code, out.toString());
  }

  private static void assertSays(String line, Visit visit) {
    assertTrue(visit.said().lines().anyMatch(one -> one.matches(line + ".*")), visit.said());
  }

  @Test
  void newFolderIsLookedAtAndNotMade() {
    Path folder = data.resolve("new");
    Visit visit = visit(folder, "--site", "https://a.example");
    assertEquals(0, visit.code(), visit.said());
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
    Visit visit =
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
    assertEquals(0, visit.code(), visit.said());
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
    Visit visit = visit(data);
    assertEquals(1, visit.code(), visit.said());
    assertSays("bad +database +must hold a database", visit);
  }

  /** The file opens, and one of its pages holds something else. */
  @Test
  void pageThatIsDamagedIsFound() throws Exception {
    try (Database database = Database.open(Place.folder(data))) {
      assertTrue(visit(data).said().lines().noneMatch(line -> line.startsWith("bad")));
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
    Visit visit = visit(data);
    assertEquals(1, visit.code(), visit.said());
    assertSays("bad +database +is damaged: stop the site and restore", visit);
  }

  @Test
  void settingThatCannotBeIsRefusedAsByTheSite() {
    Visit visit = visit(data, "--port", "x");
    assertEquals(2, visit.code());
    assertSays("touchline: --port must be a whole number", visit);
  }
}
