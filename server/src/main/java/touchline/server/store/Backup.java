package touchline.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Set;

/**
 * Copies a database to a file while the site runs: all tables as they are at one moment, with the
 * secrets among them, so that nobody else may read the file.
 */
public final class Backup {
  private static final Set<StandardOpenOption> OPTIONS =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

  private final Place place;

  public Backup(Place place) {
    this.place = place;
  }

  /**
   * Writes the file; it is there whole or not at all.
   *
   * @param file must not be there yet
   * @return how many rows it holds
   * @throws BackupProblem if it cannot be written
   * @throws StoreProblem if the database cannot be read
   */
  public long write(Path file, Instant now) throws BackupProblem {
    if (Files.exists(file)) {
      throw new BackupProblem("must not be there yet: " + file);
    }
    Path part = file.toAbsolutePath().resolveSibling(file.getFileName() + ".part");
    try {
      Files.deleteIfExists(part);
      long rows = writePart(part, now);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      return rows;
    } catch (IOException | UncheckedIOException refused) {
      throw new BackupProblem("must be a file that can be written: " + file, refused);
    } catch (SQLException refused) {
      throw place.problem(new IllegalStateException(refused));
    } finally {
      deleteQuietly(part);
    }
  }

  private static void deleteQuietly(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException left) {
      // What went wrong before is said; a rest that stays is replaced the next time.
    }
  }

  private long writePart(Path part, Instant now) throws IOException, SQLException {
    try (FileChannel channel = FileChannel.open(part, OPTIONS, OwnersFile.attributes(part))) {
      OutputStream out = Channels.newOutputStream(channel);
      BackupWriter writer = new BackupWriter(out);
      long rows = write(writer, now);
      writer.finish();
      channel.force(true);
      return rows;
    }
  }

  private long write(BackupWriter writer, Instant now) throws IOException, SQLException {
    try (Connection snapshot = place.snapshot()) {
      writer.begin(schema(snapshot), now.toString());
      for (Table table : Tables.of(snapshot)) {
        writer.table(table);
        table.each(snapshot, writer::row);
      }
      return writer.end();
    }
  }

  private static String schema(Connection snapshot) throws SQLException {
    try (Statement statement = snapshot.createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT version FROM flyway_schema_history WHERE version IS NOT NULL"
                    + " ORDER BY installed_rank DESC LIMIT 1")) {
      row.next();
      return row.getString(1);
    }
  }
}
