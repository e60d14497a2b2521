package touchline.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is there is kept as it was before a newer program changes its schema. */
final class Upgrade {
  private static final Logger LOG = LoggerFactory.getLogger(Upgrade.class);

  private final Place place;

  Upgrade(Place place) {
    this.place = place;
  }

  /**
   * Takes the steps that the database lacks, after a backup if there is anything in it.
   *
   * @throws StoreProblem if the backup cannot be written; nothing is changed then
   */
  void run(Flyway schema) {
    MigrationInfo present = schema.info().current();
    MigrationInfo[] pending = schema.info().pending();
    if (present != null && present.getVersion() != null && pending.length > 0) {
      String from = present.getVersion().toString();
      String to = pending[pending.length - 1].getVersion().toString();
      place.saved(from, to).ifPresent(file -> save(file, from, to));
    }
    schema.migrate();
  }

  /** One that is there is of an upgrade that did not come to its end. */
  private void save(Path file, String from, String to) {
    if (Files.exists(file)) {
      return;
    }
    try {
      makeFolder(file);
      new Backup(place).write(file, Instant.now());
      LOG.warn("data is brought from version {} to {}; as it was: {}", from, to, file);
    } catch (BackupProblem refused) {
      throw StoreProblem.unsaved(file, refused);
    }
  }

  /** A site with a database server has had no use for a folder before. */
  private static void makeFolder(Path file) throws BackupProblem {
    try {
      Files.createDirectories(file.resolveSibling(""));
    } catch (IOException refused) {
      throw new BackupProblem("must be in a folder that can be written: " + file, refused);
    }
  }
}
