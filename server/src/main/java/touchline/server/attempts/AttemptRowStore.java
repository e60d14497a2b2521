package touchline.server.attempts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import touchline.server.store.Database;

/** Reads what was handed in to a course, some people at a time: a course has more than fits. */
public final class AttemptRowStore {
  static final String PEOPLE =
      """
      SELECT account.id FROM account
      LEFT JOIN member ON member.account = account.id AND member.course = :course
      WHERE (:section = '' OR member.section = :section) AND EXISTS (
        SELECT 1 FROM attempt JOIN assignment ON assignment.id = attempt.assignment
        WHERE attempt.account = account.id AND assignment.course = :course)
      ORDER BY account.id
      """;

  private static final String COLUMNS =
      """
      SELECT account.id AS account, login, name, coalesce(member.section, '') AS section,
        assignment.id AS assignment, assignment.title, attempt.exercise AS exercise,
        attempt.number AS number, attempt.hints AS hints, started_at,
      """;

  private static final String FROM =
      """
      FROM attempt
      JOIN assignment ON assignment.id = attempt.assignment
      JOIN account ON account.id = attempt.account
      LEFT JOIN member ON member.account = account.id AND member.course = assignment.course
      """;

  static final String ROWS =
      COLUMNS
          + " submission.id AS id, submission.received_at, question, answer, mark, outcome, mistakes,"
          + " submission.content_version AS version "
          + FROM
          + " JOIN submission ON submission.attempt = attempt.id"
          + " WHERE attempt.account IN (<accounts>) AND assignment.course = :course UNION ALL "
          + COLUMNS
          + " code_submission.id, code_submission.received_at, NULL, source, mark, outcome, mistake,"
          + " code_submission.content_version "
          + FROM
          + " JOIN code_submission ON code_submission.attempt = attempt.id"
          + " WHERE attempt.account IN (<accounts>) AND assignment.course = :course"
          + " ORDER BY account, assignment, exercise, number, id";

  private final Database database;

  public AttemptRowStore(Database database) {
    this.database = database;
  }

  /** Everybody who handed something in; {@code section} empty for all. */
  List<Long> people(long course, String section) {
    return database.read(
        handle ->
            handle
                .createQuery(PEOPLE)
                .bind("course", course)
                .bind("section", section)
                .mapTo(Long.class)
                .list());
  }

  /** What these handed in, each in order. */
  List<AttemptRow> rows(long course, List<Long> accounts) {
    return database.read(
        handle ->
            handle
                .createQuery(ROWS)
                .bind("course", course)
                .bindList("accounts", accounts)
                .map((row, context) -> row(row))
                .list());
  }

  private static AttemptRow row(ResultSet row) throws SQLException {
    int question = row.getInt("question");
    Optional<Integer> asked = row.wasNull() ? Optional.empty() : Optional.of(question + 1);
    double mark = row.getDouble("mark");
    boolean isMarked = !row.wasNull();
    return new AttemptRow(
        new AttemptRow.Person(
            row.getLong("account"),
            row.getString("login"),
            row.getString("name"),
            row.getString("section")),
        row.getLong("assignment"),
        row.getString("title"),
        row.getString("exercise"),
        row.getInt("number"),
        row.getInt("hints"),
        row.getString("started_at"),
        row.getString("received_at"),
        asked,
        row.getString("answer"),
        isMarked ? Optional.of(mark) : Optional.empty(),
        text(row, "outcome"),
        text(row, "mistakes"),
        row.getString("version"));
  }

  private static String text(ResultSet row, String column) throws SQLException {
    String text = row.getString(column);
    return text == null ? "" : text;
  }
}
