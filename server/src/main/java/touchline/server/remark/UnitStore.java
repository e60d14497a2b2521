package touchline.server.remark;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.WorthStore;
import touchline.server.assignment.WorthStore.AttemptWorths;
import touchline.server.store.Database;

/** The students whose work is marked again, one at a time. */
final class UnitStore {
  static final String NEXT =
      """
      SELECT assignment, account, failures FROM remark_student
      WHERE remark = :remark AND state = :state AND try_at <= %s
      ORDER BY assignment, account LIMIT 1
      """;

  /** After so many failures of ours the student is left as they are, and the page says so. */
  private static final int MOST_FAILURES = 5;

  /** After the first failure; then twice as long each time. */
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);

  private final Database database;
  private final String now;

  UnitStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /** Who comes next; nobody while all that are left have a pause. */
  Optional<Unit> next(Remark remark) {
    return database.read(
        handle ->
            handle
                .createQuery(NEXT.formatted(now))
                .bind("remark", remark.id())
                .bind("state", remark.stage() == Stage.MARKING ? "waiting" : "marked")
                .map(
                    (row, context) ->
                        new Unit(
                            remark.id(),
                            row.getLong("assignment"),
                            row.getLong("account"),
                            row.getInt("failures")))
                .findOne());
  }

  /** What the student did; nothing of somebody whose answers were erased. */
  List<AttemptWorths> work(Unit unit, Remark remark) {
    return database.read(
        handle ->
            isErased(handle, unit)
                ? List.of()
                : WorthStore.worked(
                    handle, unit.assignment(), unit.account(), remark.choice().exercise()));
  }

  static boolean isErased(Handle handle, Unit unit) {
    return handle
        .createQuery("SELECT 1 FROM account WHERE id = :id AND erased_at IS NOT NULL")
        .bind("id", unit.account())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /** A fault of ours was in the way: it is tried again after a pause, and not for ever. */
  void postpone(Unit unit) {
    boolean isLast = unit.failures() + 1 >= MOST_FAILURES;
    Duration pause = FIRST_PAUSE.multipliedBy(1L << unit.failures());
    database.write(
        transaction ->
            transaction
                .createUpdate(
                    "UPDATE remark_student SET failures = failures + 1,"
                        + " state = CASE WHEN :last = 1 THEN 'lost' ELSE state END, try_at = "
                        + now
                        + " + :pause WHERE remark = :remark AND assignment = :assignment"
                        + " AND account = :account AND state IN ('waiting', 'marked')")
                .bind("last", isLast ? 1 : 0)
                .bind("pause", pause.toMillis())
                .bind("remark", unit.remark())
                .bind("assignment", unit.assignment())
                .bind("account", unit.account())
                .execute());
  }
}
