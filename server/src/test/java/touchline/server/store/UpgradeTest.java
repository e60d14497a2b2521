package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Before the schema of a folder is changed what is there is kept. */
class UpgradeTest {
  @TempDir private Path data;
  @TempDir private Path other;

  private void writeEarlier() throws Exception {
    Released.write(FolderPlace.scratch(data), 9);
  }

  private static List<Path> backups(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".backup")).toList();
    }
  }

  @Test
  void earlierVersionIsKeptAndCanBeBroughtBack() throws Exception {
    writeEarlier();
    long before;
    try (Database copy = Database.open(FolderPlace.scratch(copied()))) {
      before = copy.read(UpgradeTest::submissions);
    }
    Database.open(data).close();
    List<Path> made = backups(data);
    assertEquals(1, made.size(), made.toString());
    String name = made.get(0).getFileName().toString();
    assertTrue(name.matches("version-9-before-[0-9]+\\.backup"), name);
    new Restore(Place.folder(other)).read(made.get(0), true);
    try (Database restored = Database.open(other)) {
      assertEquals(before, restored.read(UpgradeTest::submissions));
    }
    assertTrue(before > 0);
  }

  private Path copied() throws Exception {
    Path copy = Files.createDirectory(other.resolve("copy"));
    Files.copy(data.resolve("touchline.db"), copy.resolve("touchline.db"));
    return copy;
  }

  private static long submissions(Handle handle) {
    return handle.createQuery("SELECT count(*) FROM submission").mapTo(Long.class).one();
  }

  @Test
  void presentVersionAndNewFolderNeedNone() throws Exception {
    Database.open(data).close();
    Database.open(data).close();
    assertEquals(List.of(), backups(data));
  }

  @Test
  void nothingIsChangedWithoutABackup() throws Exception {
    writeEarlier();
    int pending = StoreState.of(Place.folder(data)).pending();
    assertTrue(pending > 0);
    // In the way of the file that is written first.
    int last = lastVersion();
    Path part = data.resolve("version-9-before-" + last + ".backup.part");
    Files.createDirectories(part.resolve("in the way"));
    StoreProblem refused = assertThrows(StoreProblem.class, () -> Database.open(data));
    assertTrue(String.valueOf(refused.getMessage()).contains("must have room for a backup"));
    assertEquals(pending, StoreState.of(Place.folder(data)).pending());
    assertFalse(Files.exists(data.resolve("version-9-before-" + last + ".backup")));
  }

  @Test
  @Tag("store")
  void databaseOfAServerIsSavedInTheDataFolder() throws Exception {
    Assumptions.assumeTrue(TestPlace.isServer());
    String url = TestPlace.emptyDatabase();
    Path folder = data.resolve("not there yet");
    Place place = Place.server(url, "", "").savedIn(folder);
    Database.schema(place.source(), place.dialect(), "45").migrate();
    try (Connection connection = place.source().getConnection()) {
      Takeover.execute(
          connection,
          "INSERT INTO learner (token_sha256, created_at) VALUES (repeat('a', 64), 'now')");
    }
    Database.open(place).close();
    List<Path> made = backups(folder);
    assertEquals(1, made.size(), made.toString());
    String name = made.get(0).getFileName().toString();
    String database = url.replaceAll("\\?.*", "").replaceAll(".*/", "");
    assertEquals(database + "-version-45-before-" + lastVersion() + ".backup", name);
    new Restore(Place.folder(other)).read(made.get(0), true);
    try (Database restored = Database.open(other)) {
      assertEquals(1L, restored.<Long, RuntimeException>read(UpgradeTest::learners));
    }
  }

  private static long learners(Handle handle) {
    return handle.createQuery("SELECT count(*) FROM learner").mapTo(Long.class).one();
  }

  @Test
  @Tag("store")
  void databaseOfAServerIsNotChangedWithoutABackup() throws Exception {
    Assumptions.assumeTrue(TestPlace.isServer());
    Path taken = Files.createFile(data.resolve("a file"));
    Place place = Place.server(TestPlace.emptyDatabase(), "", "").savedIn(taken);
    Database.schema(place.source(), place.dialect(), "45").migrate();
    int pending = StoreState.of(place).pending();
    StoreProblem refused = assertThrows(StoreProblem.class, () -> Database.open(place));
    assertTrue(String.valueOf(refused.getMessage()).contains("must have room for a backup"));
    assertEquals(pending, StoreState.of(place).pending());
  }

  private static int lastVersion() {
    Path folder = Path.of("src/main/resources/touchline/store/sqlite");
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString().replaceAll("V([0-9]+)__.*", "$1"))
          .mapToInt(Integer::parseInt)
          .max()
          .orElseThrow();
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}
