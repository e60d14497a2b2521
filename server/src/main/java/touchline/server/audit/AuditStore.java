package touchline.server.audit;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** The log of changes. */
public final class AuditStore {
  private final Database database;

  public AuditStore(Database database) {
    this.database = database;
  }

  /** Adds a change in the transaction that makes it, so that neither is there without the other. */
  public static void log(Handle transaction, Account who, long course, Change change, Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO audit (at, account, course, what, subject, before, after)
            VALUES (:now, :account, :course, :what, :subject, :before, :after)
            """)
        .bind("now", now.toString())
        .bind("account", who.id())
        .bind("course", course)
        .bind("what", change.what())
        .bind("subject", change.subject())
        .bind("before", change.before())
        .bind("after", change.after())
        .execute();
  }

  /** A course's changes, the newest first; {@code before} is the last of the page before. */
  public List<Logged> page(long course, long before, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT audit.id, at, coalesce(account.name, 'the program') AS who,
                      what, subject, before, after
                    FROM audit LEFT JOIN account ON account.id = audit.account
                    WHERE course = :course AND audit.id < :before
                    ORDER BY audit.id DESC LIMIT :most
                    """)
                .bind("course", course)
                .bind("before", before)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Logged(
                            row.getLong("id"),
                            Instant.parse(row.getString("at")),
                            row.getString("who"),
                            new Change(
                                row.getString("what"),
                                row.getString("subject"),
                                row.getString("before"),
                                row.getString("after"))))
                .list());
  }
}
