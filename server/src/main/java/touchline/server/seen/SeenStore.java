package touchline.server.seen;

import java.time.Instant;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Notes who looked at a course as one of its students sees it. */
public final class SeenStore {
  private final Database database;

  public SeenStore(Database database) {
    this.database = database;
  }

  /**
   * Logs a look.
   *
   * @param page in the course
   */
  void log(Account who, long course, long student, String page, Instant now) {
    Change look = new Change("seen as", "account " + student, "", page);
    database.write(
        handle -> {
          AuditStore.log(handle, who, course, look, now);
          return look;
        });
  }
}
