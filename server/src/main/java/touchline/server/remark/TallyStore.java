package touchline.server.remark;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** What a dry run found, added up and by student. */
public final class TallyStore {
  static final String TALLY =
      """
      SELECT count(*) AS students,
        coalesce(sum(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END), 0) AS waiting,
        coalesce(sum(CASE WHEN state = 'lost' THEN 1 ELSE 0 END), 0) AS lost,
        coalesce(sum(CASE WHEN state = 'marked' THEN 1 ELSE 0 END), 0) AS undecided,
        coalesce(sum(CASE WHEN state = 'kept' THEN 1 ELSE 0 END), 0) AS kept,
        coalesce(sum(CASE WHEN state = 'meanwhile' THEN 1 ELSE 0 END), 0) AS meanwhile,
        coalesce(sum(answers), 0) AS answers, coalesce(sum(up), 0) AS up,
        coalesce(sum(down), 0) AS down, coalesce(sum(gone), 0) AS gone,
        coalesce(sum(CASE WHEN replaced > points THEN 1 ELSE 0 END), 0) AS replaced_up,
        coalesce(sum(CASE WHEN replaced < points THEN 1 ELSE 0 END), 0) AS replaced_down,
        coalesce(sum(CASE WHEN highest > points THEN 1 ELSE 0 END), 0) AS highest_up,
        coalesce(sum(CASE WHEN highest < points THEN 1 ELSE 0 END), 0) AS highest_down
      FROM remark_student WHERE remark = :remark
      """;

  /** Those for whom anything differs. */
  static final String CONCERNED =
      """
      FROM remark_student WHERE remark = :remark
        AND (up > 0 OR down > 0 OR gone > 0 OR state IN ('lost', 'kept', 'meanwhile')
          OR replaced <> points OR highest <> points)
      """;

  static final String STUDENTS =
      """
      SELECT found.*, account.name, assignment.title,
        (SELECT count(*) FROM override WHERE override.assignment = found.assignment
          AND override.account = found.account) AS decided
      FROM (SELECT * %s) AS found
      JOIN account ON account.id = found.account
      JOIN assignment ON assignment.id = found.assignment
      ORDER BY assignment.due_at, found.assignment, account.name, account.id
      LIMIT :most OFFSET :from
      """
          .formatted(CONCERNED);

  private final Database database;

  public TallyStore(Database database) {
    this.database = database;
  }

  /** Students whose points rise, and whose points fall, in one of the ways. */
  record Moved(long up, long down) {}

  /**
   * All of it together.
   *
   * @param waiting students that are still to be marked
   * @param lost those for whom a fault of ours was in the way
   * @param undecided those that are marked and not put into effect
   */
  record Tally(
      long students,
      long waiting,
      long lost,
      long undecided,
      long kept,
      long meanwhile,
      long answers,
      long up,
      long down,
      long gone,
      Moved replaced,
      Moved highest) {
    public long done() {
      return students - waiting;
    }

    public long same() {
      return answers - up - down;
    }
  }

  /** A student, with the answers that are marked differently. */
  record Line(
      long assignment,
      String title,
      long account,
      String name,
      String state,
      boolean isDecided,
      long up,
      long down,
      long gone,
      double points,
      double replaced,
      double highest,
      double given,
      List<RowStore.Row> rows) {}

  Tally tally(long remark) {
    return database.read(
        handle ->
            handle
                .createQuery(TALLY)
                .bind("remark", remark)
                .map((row, context) -> tally(row))
                .one());
  }

  private static Tally tally(ResultSet row) throws SQLException {
    return new Tally(
        row.getLong("students"),
        row.getLong("waiting"),
        row.getLong("lost"),
        row.getLong("undecided"),
        row.getLong("kept"),
        row.getLong("meanwhile"),
        row.getLong("answers"),
        row.getLong("up"),
        row.getLong("down"),
        row.getLong("gone"),
        new Moved(row.getLong("replaced_up"), row.getLong("replaced_down")),
        new Moved(row.getLong("highest_up"), row.getLong("highest_down")));
  }

  /** How many there are for whom anything differs. */
  long concerned(long remark) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT count(*) " + CONCERNED)
                .bind("remark", remark)
                .mapTo(Long.class)
                .one());
  }

  /** A page of those for whom anything differs. */
  List<Line> lines(long remark, int from, int most) {
    return database.read(
        handle -> {
          List<Line> lines = new ArrayList<>();
          handle
              .createQuery(STUDENTS)
              .bind("remark", remark)
              .bind("from", from)
              .bind("most", most)
              .map((row, context) -> line(row))
              .forEach(line -> lines.add(withRows(handle, remark, line)));
          return lines;
        });
  }

  private static Line line(ResultSet row) throws SQLException {
    return new Line(
        row.getLong("assignment"),
        row.getString("title"),
        row.getLong("account"),
        row.getString("name"),
        row.getString("state"),
        row.getInt("decided") > 0,
        row.getLong("up"),
        row.getLong("down"),
        row.getLong("gone"),
        row.getDouble("points"),
        row.getDouble("replaced"),
        row.getDouble("highest"),
        row.getDouble("given"),
        List.of());
  }

  private static Line withRows(Handle handle, long remark, Line line) {
    return new Line(
        line.assignment,
        line.title,
        line.account,
        line.name,
        line.state,
        line.isDecided,
        line.up,
        line.down,
        line.gone,
        line.points,
        line.replaced,
        line.highest,
        line.given,
        RowStore.rows(handle, remark, line.assignment, line.account));
  }
}
