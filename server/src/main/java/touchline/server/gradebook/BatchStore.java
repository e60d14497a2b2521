package touchline.server.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** Marks that were taken over at once, and taking them back at once. */
public final class BatchStore {
  static final String LIST =
      """
      SELECT marks_batch.id, marks_batch.reason, taker.name AS taken_by, taken_at, back_at,
        (SELECT count(*) FROM marks_batch_cell WHERE batch = marks_batch.id) AS cells
      FROM marks_batch JOIN account taker ON taker.id = marks_batch.taken_by
      WHERE marks_batch.course = :course ORDER BY marks_batch.id DESC LIMIT :most
      """;

  static final String CELLS =
      """
      SELECT marks_batch_cell.*, taken_at, assignment.title FROM marks_batch
      JOIN marks_batch_cell ON marks_batch_cell.batch = marks_batch.id
      JOIN assignment ON assignment.id = marks_batch_cell.assignment
      WHERE marks_batch.id = :batch AND marks_batch.course = :course AND back_at IS NULL
      """;

  private final Database database;

  public BatchStore(Database database) {
    this.database = database;
  }

  /**
   * A batch in a line; templates read it.
   *
   * @param isBack whether it was taken back
   */
  public record Batch(long id, String reason, String by, Instant at, boolean isBack, int cells) {}

  /**
   * What taking back did.
   *
   * @param kept cells about which somebody decided since; they stay
   */
  record Back(int undone, int kept) {}

  /** The newest first. */
  List<Batch> list(long course, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(LIST)
                .bind("course", course)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Batch(
                            row.getLong("id"),
                            row.getString("reason"),
                            row.getString("taken_by"),
                            Instant.parse(row.getString("taken_at")),
                            row.getString("back_at") != null,
                            row.getInt("cells")))
                .list());
  }

  /** Writes these changes; gives the number of the batch, if there was anything to change. */
  static Optional<Long> take(
      Handle transaction,
      long course,
      List<MarksPlan.Change> changes,
      String reason,
      Account who,
      Instant now) {
    if (changes.isEmpty()) {
      return Optional.empty();
    }
    long batch =
        transaction
            .createUpdate(
                """
                INSERT INTO marks_batch (course, reason, taken_by, taken_at)
                VALUES (:course, :reason, :who, :now)
                """)
            .bind("course", course)
            .bind("reason", reason)
            .bind("who", who.id())
            .bind("now", now.toString())
            .executeAndReturnGeneratedKeys("id")
            .mapTo(Long.class)
            .one();
    changes.forEach(change -> put(transaction, course, batch, change, reason, who, now));
    return Optional.of(batch);
  }

  private static void put(
      Handle transaction,
      long course,
      long batch,
      MarksPlan.Change change,
      String reason,
      Account who,
      Instant now) {
    Column column = change.column();
    long account = change.student().account();
    Optional<PointsOverride> before = OverrideStore.find(transaction, column.id(), account);
    String comment = before.map(PointsOverride::comment).orElse("");
    Target target = new Target(course, column.id(), column.title(), account);
    OverrideStore.put(
        transaction,
        target,
        new OverrideStore.Decision(change.points(), reason, comment),
        before,
        who,
        now);
    transaction
        .createUpdate(
            """
            INSERT INTO marks_batch_cell (batch, assignment, account, revision, had, points, reason,
              comment)
            VALUES (:batch, :assignment, :account, :revision, :had, :points, :reason, :comment)
            """)
        .bind("batch", batch)
        .bind("assignment", column.id())
        .bind("account", account)
        .bind("revision", before.map(PointsOverride::revision).orElse(0L) + 1)
        .bind("had", before.isPresent() ? 1 : 0)
        .bind("points", before.flatMap(PointsOverride::points).orElse(null))
        .bind("reason", before.map(PointsOverride::reason).orElse(""))
        .bind("comment", comment)
        .execute();
  }

  /** Puts back what stood there before; none if there is no such batch that still stands. */
  Optional<Back> takeBack(long course, long batch, Account who, Instant now) {
    return database.write(
        handle -> {
          List<Undoing> cells =
              handle
                  .createQuery(CELLS)
                  .bind("batch", batch)
                  .bind("course", course)
                  .map((row, context) -> undoing(row, course))
                  .list();
          if (cells.isEmpty()) {
            return Optional.empty();
          }
          int undone = 0;
          for (Undoing cell : cells) {
            undone += undo(handle, cell, who, now) ? 1 : 0;
          }
          handle.execute(
              "UPDATE marks_batch SET back_by = ?, back_at = ? WHERE id = ?",
              who.id(),
              now.toString(),
              batch);
          return Optional.of(new Back(undone, cells.size() - undone));
        });
  }

  /**
   * A cell with what stood there before, if anything did.
   *
   * @param revision with {@code takenAt} tells the decision of the batch from a later one
   */
  private record Undoing(
      Target target, long revision, Instant takenAt, Optional<OverrideStore.Decision> before) {}

  private static Undoing undoing(ResultSet row, long course) throws SQLException {
    Target target =
        new Target(
            course, row.getLong("assignment"), row.getString("title"), row.getLong("account"));
    double points = row.getDouble("points");
    Optional<Double> stood = row.wasNull() ? Optional.empty() : Optional.of(points);
    OverrideStore.Decision before =
        new OverrideStore.Decision(stood, row.getString("reason"), row.getString("comment"));
    return new Undoing(
        target,
        row.getLong("revision"),
        Instant.parse(row.getString("taken_at")),
        row.getInt("had") == 1 ? Optional.of(before) : Optional.empty());
  }

  /** False if somebody decided about the cell since. */
  private static boolean undo(Handle transaction, Undoing cell, Account who, Instant now) {
    Target target = cell.target();
    Optional<PointsOverride> stands =
        OverrideStore.find(transaction, target.assignment(), target.account());
    boolean isOurs =
        stands.isPresent()
            && stands.get().revision() == cell.revision()
            && stands.get().at().equals(cell.takenAt());
    if (!isOurs) {
      return false;
    }
    if (cell.before().isPresent()) {
      OverrideStore.put(transaction, target, cell.before().get(), stands, who, now);
    } else {
      OverrideStore.remove(transaction, target, stands.orElseThrow(), who, now);
    }
    return true;
  }
}
