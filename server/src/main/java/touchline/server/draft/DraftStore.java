package touchline.server.draft;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** The drafts of each person; nobody gets at another's. */
final class DraftStore {
  /** Of one person: far more than anybody writes, and few enough for one list. */
  static final int MOST = 100;

  private final Database database;

  DraftStore(Database database) {
    this.database = database;
  }

  /** One of the list; templates read it. */
  public record Line(long id, String title, Instant changedAt, int published) {
    public String path() {
      return DraftPages.PATH + '/' + id;
    }
  }

  /** Those that somebody has, the latest first. */
  List<Line> list(Account owner) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT id, title, changed_at,
                      (SELECT count(*) FROM exercise_edition WHERE draft = exercise_draft.id)
                        AS published
                    FROM exercise_draft WHERE account = :account ORDER BY changed_at DESC, id DESC
                    """)
                .bind("account", owner.id())
                .map(
                    (row, context) ->
                        new Line(
                            row.getLong("id"),
                            row.getString("title"),
                            Instant.parse(row.getString("changed_at")),
                            row.getInt("published")))
                .list());
  }

  /** Adds one, and gives its number; empty if somebody has as many as anybody may. */
  Optional<Long> add(Account owner, Written written, Instant now) {
    return database.write(
        handle -> {
          int count =
              handle
                  .createQuery("SELECT count(*) FROM exercise_draft WHERE account = :account")
                  .bind("account", owner.id())
                  .mapTo(Integer.class)
                  .one();
          if (count >= MOST) {
            return Optional.empty();
          }
          return Optional.of(
              handle
                  .createUpdate(
                      """
                      INSERT INTO exercise_draft
                        (account, title, folder, revision, created_at, changed_at)
                      VALUES (:account, :title, :folder, 1, :now, :now)
                      """)
                  .bind("account", owner.id())
                  .bind("title", written.listed())
                  .bind("folder", FolderZip.write(written.files()))
                  .bind("now", now.toString())
                  .executeAndReturnGeneratedKeys("id")
                  .mapTo(Long.class)
                  .one());
        });
  }

  Optional<Draft> find(Account owner, long id) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT id, revision, folder,
                      (SELECT count(*) FROM exercise_edition WHERE draft = exercise_draft.id)
                        AS published
                    FROM exercise_draft WHERE id = :id AND account = :account
                    """)
                .bind("id", id)
                .bind("account", owner.id())
                .map(DraftStore::read)
                .findOne());
  }

  private static Draft read(ResultSet row, StatementContext context) throws SQLException {
    return new Draft(
        row.getLong("id"),
        row.getInt("revision"),
        row.getInt("published"),
        written(row.getBytes("folder")));
  }

  /** What we wrote into a row ourselves. */
  static Written written(byte[] folder) {
    try {
      return Written.of(FolderZip.read(folder)).orElseThrow();
    } catch (FolderZip.Refused broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** Puts another in the place of what was seen; not so if it has changed since. */
  boolean replace(Draft seen, Written written, Instant now) {
    return database.write(
        handle ->
            handle
                    .createUpdate(
                        """
                        UPDATE exercise_draft
                        SET title = :title, folder = :folder, revision = revision + 1,
                          changed_at = :now
                        WHERE id = :id AND revision = :revision
                        """)
                    .bind("id", seen.id())
                    .bind("revision", seen.revision())
                    .bind("title", written.listed())
                    .bind("folder", FolderZip.write(written.files()))
                    .bind("now", now.toString())
                    .execute()
                == 1);
  }

  /** Not so if it was ever published: work may be marked by it. */
  boolean delete(Draft draft) {
    return database.write(
        handle -> {
          delete(handle, "exercise_share WHERE draft = :draft", draft);
          return delete(handle, "exercise_draft WHERE id = :draft", draft) == 1;
        });
  }

  private static int delete(Handle handle, String what, Draft unpublished) {
    return handle
        .createUpdate(
            "DELETE FROM "
                + what
                + " AND NOT EXISTS (SELECT 1 FROM exercise_edition WHERE draft = :draft)")
        .bind("draft", unpublished.id())
        .execute();
  }
}
