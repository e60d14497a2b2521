package touchline.server.store;

import java.time.Instant;
import java.util.Optional;

/** When the last backup was made. */
public final class BackupStore {
  private final Database database;

  public BackupStore(Database database) {
    this.database = database;
  }

  /** A backup is whole and on the disk. */
  public void made(Instant now) {
    database.write(
        handle ->
            handle.execute(
                "INSERT INTO last_backup (id, made_at) VALUES (1, ?)"
                    + " ON CONFLICT (id) DO UPDATE SET made_at = excluded.made_at",
                now.toEpochMilli()));
  }

  /** Empty if there was none. */
  public Optional<Instant> last() {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT made_at FROM last_backup")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
  }
}
