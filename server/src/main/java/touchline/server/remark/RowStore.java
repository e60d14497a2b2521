package touchline.server.remark;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.WorthStore.Note;
import touchline.server.remark.ChangedMark.Said;
import touchline.server.remark.ChangedMark.Sort;

/** The answers of a student that are marked differently now, as a dry run noted them. */
final class RowStore {
  static final String ROWS =
      """
      SELECT remark_row.*, coalesce(submission.exercise, code_submission.exercise) AS exercise,
        coalesce(before_worth, progress.mark) AS noted
      FROM remark_row
      LEFT JOIN submission ON submission.id = remark_row.submission
      LEFT JOIN code_submission ON code_submission.id = remark_row.code_submission
      LEFT JOIN progress ON progress.id = remark_row.progress
      WHERE remark = :remark AND assignment = :assignment AND account = :account
      ORDER BY remark_row.id
      """;

  private RowStore() {}

  /** A row with its number, and the exercise that the answer is to. */
  record Row(long id, String exercise, ChangedMark remade) {}

  static List<Row> rows(Handle handle, long remark, long assignment, long account) {
    return handle
        .createQuery(ROWS)
        .bind("remark", remark)
        .bind("assignment", assignment)
        .bind("account", account)
        .map((row, context) -> read(row))
        .list();
  }

  private static Row read(ResultSet row) throws SQLException {
    long answer = row.getLong("submission");
    Sort sort = row.wasNull() ? Sort.METHOD : Sort.ANSWER;
    ChangedMark remade =
        new ChangedMark(
            sort,
            sort == Sort.ANSWER ? answer : row.getLong("code_submission"),
            note(row),
            row.getString("before_version"),
            marked(row, "before_"),
            marked(row, "after_"),
            new Said(
                row.getString("message"),
                row.getString("counterexample"),
                row.getString("example"),
                findings(row)));
    return new Row(row.getLong("id"), row.getString("exercise"), remade);
  }

  private static byte[] findings(ResultSet row) throws SQLException {
    byte[] findings = row.getBytes("findings");
    return findings == null ? new byte[0] : findings;
  }

  private static Optional<Note> note(ResultSet row) throws SQLException {
    double mark = row.getDouble("noted");
    long id = row.getLong("progress");
    return row.wasNull() ? Optional.empty() : Optional.of(new Note(id, mark, 0));
  }

  private static MarkState marked(ResultSet row, String when) throws SQLException {
    double worth = row.getDouble(when + "worth");
    Optional<Double> known = row.wasNull() ? Optional.empty() : Optional.of(worth);
    return new MarkState(
        row.getDouble(when + "mark"),
        row.getString(when + "outcome"),
        row.getString(when + "mistakes"),
        known);
  }

  /** Notes which mark an answer got in the end. */
  static void given(Handle transaction, Row row, MarkState given) {
    transaction.execute(
        "UPDATE remark_row SET given_mark = ? WHERE id = ?", given.mark(), row.id());
  }
}
