package touchline.server.assignment.copy;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.Moment;
import touchline.server.assignment.plan.Schedule;
import touchline.server.course.Course;

/**
 * Copies how a course makes its total: categories, weights, and columns of the instructor's own.
 */
final class TotalCopyStore {
  private final Handle transaction;
  private final Course source;
  private final Course copy;

  private TotalCopyStore(Handle transaction, Course source, Course copy) {
    this.transaction = transaction;
    this.source = source;
    this.copy = copy;
  }

  /** Copies the categories; nothing is in them yet. */
  static TotalCopyStore begin(Handle transaction, Course source, Course copy) {
    transaction.execute(
        """
        INSERT INTO category (course, name, weight, dropped)
        SELECT CAST(? AS BIGINT), name, weight, dropped FROM category WHERE course = ? ORDER BY id
        """,
        copy.id(),
        source.id());
    return new TotalCopyStore(transaction, source, copy);
  }

  /** Puts the copy of an assignment in the category like the one that the first is in. */
  void place(long first, long second) {
    transaction.execute(
        """
        UPDATE assignment SET category = (
          SELECT fresh.id FROM assignment AS original
          JOIN category AS old ON old.id = original.category
          JOIN category AS fresh ON fresh.course = ? AND fresh.name = old.name
          WHERE original.id = ?)
        WHERE id = ?
        """,
        copy.id(),
        first,
        second);
  }

  private record Own(long id, Instant at) {}

  /** Copies the columns of the instructor's own, so many days later; nobody has anything there. */
  void columns(int days, Instant now) {
    List<Own> columns =
        transaction
            .createQuery(
                """
                SELECT id, due_at FROM assignment
                WHERE course = :course AND own_points IS NOT NULL ORDER BY due_at, id
                """)
            .bind("course", source.id())
            .map(
                (row, context) ->
                    new Own(row.getLong("id"), Instant.parse(row.getString("due_at"))))
            .list();
    for (Own column : columns) {
      Schedule then = new Schedule(column.at(), column.at(), column.at());
      place(column.id(), column(column, then.later(days, source.zone()).due(), now));
    }
  }

  private long column(Own column, Instant at, Instant now) {
    return transaction
        .createUpdate(
            """
            INSERT INTO assignment (course, title, opens_at, due_at, closes_at, attempts, counting,
              late_policy, solutions, is_published, created_at, own_points, blank_counts)
            SELECT :course, title, :at, :at, :at, attempts, counting, late_policy, solutions,
              is_published, :now, own_points, blank_counts
            FROM assignment WHERE id = :id
            """)
        .bind("course", copy.id())
        .bind("at", Moment.text(at))
        .bind("now", now.toString())
        .bind("id", column.id())
        .executeAndReturnGeneratedKeys("id")
        .mapTo(Long.class)
        .one();
  }
}
