package touchline.server.gradebook.scheme;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Moment;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Columns of an instructor's own: they stand among the assignments, and ask for no work here. */
public final class OwnColumnStore {
  private static final String WHAT = "column";

  static final String ONE =
      """
      SELECT title, own_points, is_published, blank_counts FROM assignment
      WHERE id = :id AND course = :course AND own_points IS NOT NULL
      """;

  private final Database database;

  public OwnColumnStore(Database database) {
    this.database = database;
  }

  Optional<OwnColumn> find(long course, long id) {
    return database.read(handle -> find(handle, course, id));
  }

  private static Optional<OwnColumn> find(Handle handle, long course, long id) {
    return handle
        .createQuery(ONE)
        .bind("id", id)
        .bind("course", course)
        .map(
            (row, context) ->
                new OwnColumn(
                    row.getString("title"),
                    row.getDouble("own_points"),
                    row.getInt("is_published") == 1,
                    row.getInt("blank_counts") == 1))
        .findOne();
  }

  /** Makes one; gives its number. It is due when it is made, so it stands behind what was due. */
  long add(long course, OwnColumn column, Account who, Instant now) {
    return database.write(
        handle -> {
          long id =
              handle
                  .createUpdate(
                      """
                      INSERT INTO assignment (course, title, opens_at, due_at, closes_at, attempts,
                        counting, late_policy, solutions, is_published, created_at, own_points,
                        blank_counts)
                      VALUES (:course, :title, :at, :at, :at, 0, 'best', '', 'never', :published,
                        :now, :worth, :blank)
                      """)
                  .bind("course", course)
                  .bind("title", column.title())
                  .bind("at", Moment.text(now.truncatedTo(ChronoUnit.SECONDS)))
                  .bind("published", column.isPublished() ? 1 : 0)
                  .bind("now", now.toString())
                  .bind("worth", column.worth())
                  .bind("blank", column.blankCounts() ? 1 : 0)
                  .executeAndReturnGeneratedKeys("id")
                  .mapTo(Long.class)
                  .one();
          log(handle, who, course, new Change(WHAT, column.title(), "", column.words()), now);
          return id;
        });
  }

  void change(long course, long id, OwnColumn column, Account who, Instant now) {
    database.write(
        handle -> {
          Optional<OwnColumn> before = find(handle, course, id);
          handle
              .createUpdate(
                  """
                  UPDATE assignment SET title = :title, own_points = :worth,
                    is_published = :published, blank_counts = :blank, revision = revision + 1
                  WHERE id = :id AND course = :course AND own_points IS NOT NULL
                  """)
              .bind("title", column.title())
              .bind("worth", column.worth())
              .bind("published", column.isPublished() ? 1 : 0)
              .bind("blank", column.blankCounts() ? 1 : 0)
              .bind("id", id)
              .bind("course", course)
              .execute();
          String words = before.map(OwnColumn::words).orElse("");
          log(handle, who, course, new Change(WHAT, column.title(), words, column.words()), now);
          return before;
        });
  }

  /** Whether somebody has an entry in it, or had one that can come back. */
  boolean isUsed(long id) {
    return database.read(handle -> isUsed(handle, id));
  }

  private static boolean isUsed(Handle handle, long id) {
    return handle
            .createQuery(
                """
                SELECT (SELECT count(*) FROM override WHERE assignment = :id)
                  + (SELECT count(*) FROM feedback WHERE assignment = :id)
                  + (SELECT count(*) FROM regrade_request WHERE assignment = :id)
                  + (SELECT count(*) FROM marks_batch_cell WHERE assignment = :id)
                """)
            .bind("id", id)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /** Removes one in which nobody has an entry; false if somebody has. */
  boolean remove(long course, long id, Account who, Instant now) {
    return database.write(
        handle -> {
          Optional<OwnColumn> before = find(handle, course, id);
          if (before.isEmpty() || isUsed(handle, id)) {
            return false;
          }
          handle.execute("DELETE FROM canvas_column WHERE assignment = ?", id);
          handle.execute("DELETE FROM assignment WHERE id = ? AND course = ?", id, course);
          Change gone = new Change(WHAT, before.get().title(), before.get().words(), "");
          log(handle, who, course, gone, now);
          return true;
        });
  }

  private static void log(
      Handle transaction, Account who, long course, Change change, Instant now) {
    AuditStore.log(transaction, who, course, change, now);
  }
}
