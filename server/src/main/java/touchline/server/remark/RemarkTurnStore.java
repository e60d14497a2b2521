package touchline.server.remark;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/**
 * Who is at work on what is marked again, decided for all processes together. A turn is leased: it
 * stays with a worker that renews it, and only who still has it writes, so that a worker that died
 * is replaced and one that was away too long changes nothing.
 */
final class RemarkTurnStore {
  /** A worker that died is replaced after that; one that lives renews its turn more often. */
  static final Duration LEASE = Duration.ofSeconds(20);

  private static final String FREE =
      """
      FROM remark WHERE state IN ('marking', 'applying') AND leased_until <= %s
        AND (state = 'applying' OR content_version = :version)
      """;

  private final Database database;
  private final String now;

  RemarkTurnStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /** Whether there is something to do; looking costs nobody a lock. */
  boolean isWaiting(String version) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT id " + FREE.formatted(now) + " LIMIT 1")
                .bind("version", version)
                .mapTo(Long.class)
                .findOne()
                .isPresent());
  }

  /**
   * Begins a turn under a name that nobody used before. Marking needs the content that was asked
   * for; putting into effect what was marked does not.
   */
  Optional<RemarkTurn> begin(String name, String version) {
    String first =
        "SELECT id "
            + FREE.formatted(now)
            + " ORDER BY id LIMIT 1 "
            + database.dialect().skippingLocked();
    return database.writeRows(
        transaction ->
            transaction
                .createQuery(
                    "UPDATE remark SET worker = :name, leased_until = %s + :lease WHERE id = (%s)"
                            .formatted(now, first)
                        + " RETURNING id")
                .bind("name", name)
                .bind("lease", LEASE.toMillis())
                .bind("version", version)
                .mapTo(Long.class)
                .findOne()
                .map(id -> new RemarkTurn(id, name)));
  }

  /** Keeps a turn that goes on. */
  void renew(RemarkTurn turn) {
    database.writeRows(transaction -> holds(transaction, turn));
  }

  /** Whether a turn is still to be had; nobody else begins one before the transaction ends. */
  boolean holds(Handle transaction, RemarkTurn turn) {
    return transaction
            .createUpdate(
                "UPDATE remark SET leased_until = "
                    + now
                    + " + :lease WHERE id = :id AND worker = :name"
                    + " AND state IN ('marking', 'applying')")
            .bind("lease", LEASE.toMillis())
            .bind("id", turn.remark())
            .bind("name", turn.name())
            .execute()
        == 1;
  }

  /** Ends a turn; what is left to do is done in another one. */
  void giveBack(RemarkTurn turn) {
    database.writeRows(transaction -> leave(transaction, turn));
  }

  private static boolean leave(Handle transaction, RemarkTurn turn) {
    return transaction.execute(
            "UPDATE remark SET worker = '', leased_until = 0 WHERE id = ? AND worker = ?",
            turn.remark(),
            turn.name())
        == 1;
  }

  /** Ends a turn, and the stage with it if nothing is left to do. */
  void finish(RemarkTurn turn) {
    database.write(
        transaction -> {
          transaction.execute(
              """
              UPDATE remark SET state = CASE state WHEN 'marking' THEN 'shown' ELSE 'done' END
              WHERE id = ? AND worker = ? AND state IN ('marking', 'applying') AND NOT EXISTS (
                SELECT 1 FROM remark_student WHERE remark_student.remark = remark.id
                  AND remark_student.state = CASE remark.state WHEN 'marking' THEN 'waiting'
                    ELSE 'marked' END)
              """,
              turn.remark(),
              turn.name());
          return leave(transaction, turn);
        });
  }
}
