package touchline.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is stored, carried from one database to another in a file. */
@Tag("store")
class BackupTest {
  private static final Instant NOW = Instant.parse("2026-03-04T05:06:07Z");

  /** A name that no test gives to a row. */
  private static final String TOKEN = "e".repeat(64);

  @TempDir private static Path before;

  /** In a folder, with rows in every table. */
  private static Place full() {
    return FolderPlace.scratch(before.resolve("full"));
  }

  @TempDir private Path files;
  @TempDir private Path data;

  /** What the tests run on. */
  private Place target() {
    return TestPlace.of(data);
  }

  private Path file() {
    return files.resolve("backup");
  }

  @BeforeAll
  static void fill() throws SQLException, IOException {
    Released.write(full(), Released.LAST);
    try (Database database = Database.open(full())) {
      byte[] bytes = {0, -1, 10, 34};
      database.write(
          handle -> {
            handle.execute("INSERT INTO secret VALUES ('receipts', ?)", (Object) bytes);
            return handle.execute(
                "INSERT INTO roster_upload VALUES (3, 1, 1, ?, '2026-01-05T00:00:00Z')",
                (Object) bytes);
          });
    }
  }

  private static Map<String, List<String>> rows(Place place) throws SQLException {
    Map<String, List<String>> rows = new TreeMap<>();
    Released.rows(place, List.of()).forEach((table, lines) -> rows.put(table.name(), lines));
    return rows;
  }

  /** All that a backup says, except for bytes and when it was made. */
  private static List<String> lines(Path file) throws IOException {
    return content(file).lines().skip(1).toList();
  }

  private static String content(Path file) throws IOException {
    try (GZIPInputStream in =
        new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void databaseGoesThroughAFileAndBackUnchanged() throws Exception {
    long rows = new Backup(full()).write(file(), NOW);
    assertEquals(rows, new Restore(target()).read(file(), false));
    Path again = files.resolve("again");
    assertEquals(rows, new Backup(target()).write(again, NOW.plusSeconds(1)));
    assertEquals(withoutHash(lines(file())), withoutHash(lines(again)));
    Place third = FolderPlace.scratch(files.resolve("third"));
    assertEquals(rows, new Restore(third).read(again, false));
    Path last = files.resolve("last");
    new Backup(third).write(last, NOW);
    assertEquals(content(file()), content(last), "to the last byte");
  }

  private static List<String> withoutHash(List<String> lines) {
    return lines.subList(0, lines.size() - 1);
  }

  @Test
  void whatWasRestoredGoesOn() throws Exception {
    new Backup(full()).write(file(), NOW);
    new Restore(target()).read(file(), false);
    try (Database database = Database.open(target())) {
      long id =
          database.write(
              handle ->
                  handle
                      .createQuery(
                          "INSERT INTO learner (token_sha256, created_at) VALUES (:token, 'now')"
                              + " RETURNING id")
                      .bind("token", TOKEN)
                      .mapTo(Long.class)
                      .one());
      assertEquals(7, id, "after the highest that came along");
      for (String change : List.of("UPDATE audit SET after = ''", "DELETE FROM audit")) {
        assertThrows(
            RuntimeException.class, () -> database.write(handle -> handle.execute(change)));
      }
    }
  }

  @Test
  void onlyAnEmptyDatabaseIsFilledUnlessAskedTo() throws Exception {
    new Backup(full()).write(file(), NOW);
    new Restore(target()).read(file(), false);
    Map<String, List<String>> before = rows(target());
    BackupProblem refused =
        assertThrows(BackupProblem.class, () -> new Restore(target()).read(file(), false));
    assertTrue(String.valueOf(refused.getMessage()).contains("--replace"), refused.getMessage());
    assertEquals(before, rows(target()));
    try (Database database = Database.open(target())) {
      database.write(handle -> handle.execute("UPDATE course SET title = 'Changed'"));
    }
    new Restore(target()).read(file(), true);
    assertTrue(rows(target()).get("course").toString().contains("Collision detection"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut", "short", "changed", "newer", "table", "other", "twice"})
  void brokenFileIsRefusedWholeAndNothingIsChanged(String how) throws Exception {
    new Backup(full()).write(file(), NOW);
    write(broken(content(file()), how), how);
    BackupProblem refused =
        assertThrows(BackupProblem.class, () -> new Restore(target()).read(file(), false), how);
    assertTrue(String.valueOf(refused.getMessage()).contains(file().toString()), how);
    assertFalse(target().isThere() && !rows(target()).get("learner").isEmpty(), how);
  }

  private static String broken(String text, String how) {
    String last = text.substring(text.lastIndexOf("\n{") + 1);
    return switch (how) {
      case "short" -> text.substring(0, text.length() - last.length());
      case "changed" -> text.replace("Bob", "Eve");
      case "newer" -> text.replaceFirst("\"schema\":\"[0-9]+\"", "\"schema\":\"9999\"");
      case "table" -> text.replace("{\"table\":\"course\"", "{\"table\":\"curse\"");
      case "twice" -> text + text;
      case "other" -> "{\"touchline\":\"else\"}\n";
      default -> text;
    };
  }

  private void write(String text, String how) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    int length = how.equals("cut") ? bytes.size() / 2 : bytes.size();
    Files.write(file(), Arrays.copyOf(bytes.toByteArray(), length));
  }

  @Test
  void backupOfAnEarlierVersionIsBroughtToThePresent() throws Exception {
    Place old = FolderPlace.scratch(files.resolve("old"));
    Released.write(old, 5);
    new Backup(old).write(file(), NOW);
    new Restore(target()).read(file(), false);
    assertEquals(2, rows(target()).get("course").size());
    assertEquals(List.of(), rows(target()).get("assignment"));
    assertEquals(1, rows(target()).get("turn").size(), "what waits is in the line");
  }

  @Test
  void fileIsTheOwnersAloneAndReplacesNone() throws Exception {
    new Backup(full()).write(file(), NOW);
    if (Files.getFileStore(files).supportsFileAttributeView("posix")) {
      assertEquals(
          "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }
    byte[] before = Files.readAllBytes(file());
    assertThrows(BackupProblem.class, () -> new Backup(full()).write(file(), NOW));
    assertEquals(Arrays.toString(before), Arrays.toString(Files.readAllBytes(file())));
    assertEquals(1, Files.list(files).count(), "and nothing is left beside it");
  }
}
