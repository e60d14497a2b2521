package touchline.server.gradebook;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** What instructors decided in the place of the program. */
public final class OverrideStore {
  /**
   * A decision as it is to be written.
   *
   * @param points none to leave the assignment out
   */
  record Decision(Optional<Double> points, String reason, String comment) {}

  /** What the log calls these changes. */
  static final String WHAT = "points";

  private final Database database;

  public OverrideStore(Database database) {
    this.database = database;
  }

  /** What was decided about a cell, if anything was. */
  public Optional<PointsOverride> find(long assignment, long account) {
    return database.read(handle -> find(handle, assignment, account));
  }

  static Optional<PointsOverride> find(Handle handle, long assignment, long account) {
    return handle
        .createQuery(
            """
            SELECT points, reason, comment, account.name AS by_name, given_at, revision
            FROM override JOIN account ON account.id = override.given_by
            WHERE assignment = :assignment AND override.account = :account
            """)
        .bind("assignment", assignment)
        .bind("account", account)
        .map(
            (row, context) -> {
              double points = row.getDouble("points");
              return new PointsOverride(
                  row.wasNull() ? Optional.empty() : Optional.of(points),
                  row.getString("reason"),
                  row.getString("comment"),
                  row.getString("by_name"),
                  Instant.parse(row.getString("given_at")),
                  row.getLong("revision"));
            })
        .findOne();
  }

  /** A comment on all of an assignment without a decision about its points; empty for none. */
  String comment(long assignment, long account) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT comment FROM feedback
                    WHERE assignment = :assignment AND account = :account AND exercise = ''
                    """)
                .bind("assignment", assignment)
                .bind("account", account)
                .mapTo(String.class)
                .findOne()
                .orElse(""));
  }

  /**
   * Writes a decision in the place of the one that was read.
   *
   * @param revision of the one that was read; 0 if there was none
   * @return false if somebody else decided in between; nothing is written then
   */
  boolean put(Target target, Decision decision, long revision, Account who, Instant now) {
    return database.write(
        handle -> {
          Optional<PointsOverride> before = find(handle, target.assignment(), target.account());
          boolean isSame = before.map(PointsOverride::revision).orElse(0L) == revision;
          if (isSame) {
            put(handle, target, decision, before, who, now);
          }
          return isSame;
        });
  }

  static void put(
      Handle transaction,
      Target target,
      Decision decision,
      Optional<PointsOverride> before,
      Account who,
      Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO override (assignment, account, points, reason, comment, given_by, given_at,
              revision)
            VALUES (:assignment, :account, :points, :reason, :comment, :who, :now, :revision)
            ON CONFLICT (assignment, account) DO UPDATE SET points = excluded.points,
              reason = excluded.reason, comment = excluded.comment, given_by = excluded.given_by,
              given_at = excluded.given_at, revision = excluded.revision
            """)
        .bind("assignment", target.assignment())
        .bind("account", target.account())
        .bind("points", decision.points().orElse(null))
        .bind("reason", decision.reason())
        .bind("comment", decision.comment())
        .bind("who", who.id())
        .bind("now", now.toString())
        .bind("revision", before.map(PointsOverride::revision).orElse(0L) + 1)
        .execute();
    log(
        transaction,
        target,
        before,
        PointsOverride.words(decision.points(), decision.reason()),
        who,
        now);
  }

  /** Takes a decision back, so that the program's points count again; false as in {@link #put}. */
  boolean remove(Target target, long revision, Account who, Instant now) {
    return database.write(
        handle -> {
          Optional<PointsOverride> before = find(handle, target.assignment(), target.account());
          boolean isSame = before.map(PointsOverride::revision).orElse(0L) == revision;
          if (isSame && before.isPresent()) {
            remove(handle, target, before.get(), who, now);
          }
          return isSame;
        });
  }

  static void remove(
      Handle transaction, Target target, PointsOverride stands, Account who, Instant now) {
    transaction.execute(
        "DELETE FROM override WHERE assignment = ? AND account = ?",
        target.assignment(),
        target.account());
    log(transaction, target, Optional.of(stands), "", who, now);
  }

  private static void log(
      Handle transaction,
      Target target,
      Optional<PointsOverride> before,
      String after,
      Account who,
      Instant now) {
    String words = before.map(PointsOverride::words).orElse("");
    Change change = new Change(WHAT, target.subject(), words, after);
    AuditStore.log(transaction, who, target.course(), change, now);
  }
}
