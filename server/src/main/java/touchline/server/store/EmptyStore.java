package touchline.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A SQLite file with the newest schema and nothing in it. The build makes it, and each new folder
 * begins with a copy: to take all the steps of the schema one by one is most of a first start.
 */
public final class EmptyStore {
  private static final String RESOURCE = "touchline/store/empty.db";

  private EmptyStore() {}

  /** A step of the build. Takes the folder of the compiled classes. */
  public static void main(String[] arguments) throws IOException, SQLException {
    Path made = Path.of(arguments[0]).resolve(RESOURCE);
    Path folder = Files.createTempDirectory("empty");
    FolderPlace place = FolderPlace.scratch(folder);
    Database.schema(place.source(), place.dialect(), "latest").migrate();
    try (Connection connection = place.source().getConnection();
        Statement sql = connection.createStatement()) {
      // The same bytes from each build.
      sql.execute(
          "UPDATE flyway_schema_history SET installed_on = '1970-01-01 00:00:00', execution_time = 0");
      sql.execute("PRAGMA wal_checkpoint(TRUNCATE)");
      sql.execute("VACUUM");
      sql.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    Files.createDirectories(Objects.requireNonNull(made.getParent()));
    Files.deleteIfExists(made);
    Files.move(place.file(), made);
    Files.delete(folder);
    Steps.pack(Path.of(arguments[0]));
  }

  /**
   * Fills a new file, which is on the disk then. It stays empty in a program that was built without
   * this step, and takes the steps of the schema when it is opened.
   */
  static void copyTo(Path file) throws IOException {
    try (InputStream in = resource();
        FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
      if (in != null) {
        in.transferTo(Channels.newOutputStream(out));
        out.force(true);
      }
    }
  }

  private static @Nullable InputStream resource() {
    return EmptyStore.class.getClassLoader().getResourceAsStream(RESOURCE);
  }
}
