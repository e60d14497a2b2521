package touchline.server.course;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** Who was taken out of which course. */
public final class FormerMemberStore {
  private static final String MOVE =
      """
      INSERT INTO former_member (course, account, role, section, joined_at, taken_out_at)
      SELECT course, account, role, section, joined_at, :now FROM member
      WHERE course = :course AND account = :account
        AND (role <> 'owner' OR EXISTS (SELECT 1 FROM member other
          WHERE other.course = :course AND other.role = 'owner' AND other.account <> :account))
      ON CONFLICT (course, account) DO NOTHING
      """;

  private final Database database;

  public FormerMemberStore(Database database) {
    this.database = database;
  }

  /** Somebody who was taken out; templates read it. */
  public record Former(String login, String name) {}

  /** The latest first; nobody who was erased. */
  List<Former> list(long course, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT login, name FROM former_member
                    JOIN account ON account.id = former_member.account
                    WHERE course = :course AND erased_at IS NULL
                    ORDER BY taken_out_at DESC, account.id LIMIT :most
                    """)
                .bind("course", course)
                .bind("most", most)
                .map((row, context) -> new Former(row.getString("login"), row.getString("name")))
                .list());
  }

  static boolean isFormer(Handle handle, long course, long account) {
    return handle
        .createQuery("SELECT 1 FROM former_member WHERE course = :course AND account = :account")
        .bind("course", course)
        .bind("account", account)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /** In a running transaction; false for the last owner, and for who is not there. */
  static boolean move(Handle transaction, long course, long account, Instant now) {
    int moved =
        transaction
            .createUpdate(MOVE)
            .bind("course", course)
            .bind("account", account)
            .bind("now", now.toString())
            .execute();
    if (moved == 1) {
      transaction.execute("DELETE FROM member WHERE course = ? AND account = ?", course, account);
    }
    return moved == 1;
  }
}
