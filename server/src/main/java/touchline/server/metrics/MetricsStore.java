package touchline.server.metrics;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import touchline.server.store.BackupStore;
import touchline.server.store.Database;

/** What a monitor is told of the store: numbers, each found without reading through a table. */
final class MetricsStore {
  /** What is handed in: values and methods. */
  static final List<String> KINDS = List.of("values", "method");

  /** Numbers of rows are given in turn, so the last one counts them. */
  private static final Map<String, String> SUBMISSIONS =
      Map.of(
          "values", "SELECT coalesce(max(id), 0) FROM submission",
          "method", "SELECT coalesce(max(id), 0) FROM code_submission");

  private final Database database;
  private final BackupStore backups;

  MetricsStore(Database database) {
    this.database = database;
    this.backups = new BackupStore(database);
  }

  double submissions(String kind) {
    return number(SUBMISSIONS.getOrDefault(kind, ""));
  }

  double unmarked() {
    return number("SELECT count(*) FROM code_submission WHERE state = 'waiting'");
  }

  double letters() {
    return number("SELECT count(*) FROM outbox");
  }

  /** In seconds. */
  double backupAge(Instant now) {
    return backups
        .last()
        .map(last -> (double) Duration.between(last, now).toSeconds())
        .orElse(Double.NaN);
  }

  private double number(String query) {
    return database.read(handle -> handle.createQuery(query).mapTo(Long.class).one());
  }
}
