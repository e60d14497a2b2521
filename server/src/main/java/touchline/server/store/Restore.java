package touchline.server.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.flywaydb.core.api.FlywayException;

/**
 * Brings back what a {@link Backup} wrote, into any database. The file is first read into one of
 * its own, of the version that it was written by; there it is checked and brought to the present
 * schema. Only then it is copied to where it belongs, in one transaction.
 */
public final class Restore {
  private final Place place;

  public Restore(Place place) {
    this.place = place;
  }

  /**
   * Reads the file back.
   *
   * @param isReplacing whether what is there may be thrown away
   * @return how many rows there are now
   * @throws BackupProblem if the file is not whole, or something is there; nothing is changed then
   * @throws StoreProblem if the database cannot be used
   */
  public long read(Path file, boolean isReplacing) throws BackupProblem {
    Path scratch = scratch();
    try {
      Place copy = FolderPlace.scratch(scratch);
      load(file, copy);
      Database.open(copy).close();
      Database.open(place).close();
      return new Takeover(place, isReplacing).from(copy);
    } finally {
      delete(scratch);
    }
  }

  private static Path scratch() throws BackupProblem {
    try {
      return Files.createTempDirectory("touchline");
    } catch (IOException refused) {
      throw new BackupProblem(
          "must be read into a temporary folder first, and there is none", refused);
    }
  }

  private static void delete(Path scratch) {
    try (Stream<Path> files = Files.walk(scratch)) {
      for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException left) {
      throw new IllegalStateException("the copy must be deleted: " + scratch, left);
    }
  }

  private static void load(Path file, Place copy) throws BackupProblem {
    try (InputStream in = Files.newInputStream(file);
        BackupReader reader = new BackupReader(in)) {
      JsonNode first = reader.begin();
      makeSchema(copy, first);
      try (Connection connection = copy.snapshot()) {
        load(reader, connection);
        connection.commit();
      }
    } catch (IOException broken) {
      throw new BackupProblem(rule(file, String.valueOf(broken.getMessage())), broken);
    } catch (SQLException broken) {
      throw new BackupProblem(rule(file, "its rows do not fit together"), broken);
    }
  }

  private static String rule(Path file, String reason) {
    return "must be a whole backup: " + file + " (" + reason + ")";
  }

  private static void makeSchema(Place copy, JsonNode first) throws IOException {
    boolean isKnown = first.path("format").asInt() == BackupWriter.FORMAT;
    String version = first.path("schema").asText();
    try {
      if (isKnown && version.matches("[0-9]{1,4}")) {
        Database.schema(copy.source(), copy.dialect(), version).migrate();
        return;
      }
    } catch (FlywayException unknown) {
      throw new IOException("it was made by a newer version", unknown);
    }
    throw new IOException("it was made by a newer version");
  }

  /** Adds row after row; the schema refuses what does not fit. */
  private static void load(BackupReader reader, Connection connection)
      throws IOException, SQLException {
    Map<String, Table> known = new HashMap<>();
    Tables.of(connection).forEach(table -> known.put(table.name(), table));
    JsonNode line = reader.next();
    while (line.has("table")) {
      Table table = known.remove(line.path("table").asText());
      if (table == null || !columns(line).equals(table.columns())) {
        throw new IOException("its tables are not those of its version");
      }
      try (Table.Rows rows = table.into(connection)) {
        for (line = reader.next(); line.isArray(); line = reader.next()) {
          rows.take(BackupReader.values(line));
        }
      }
    }
    if (!reader.isWhole() || !reader.isAtEnd() || !known.isEmpty()) {
      throw new IOException("it is not as it was written");
    }
  }

  private static List<String> columns(JsonNode line) {
    return Stream.iterate(0, i -> i + 1)
        .limit(line.path("columns").size())
        .map(i -> line.path("columns").path(i).asText())
        .toList();
  }
}
