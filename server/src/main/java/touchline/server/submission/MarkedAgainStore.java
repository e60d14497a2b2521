package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** What was marked again of a student's work in an assignment: when, and from what to what. */
public final class MarkedAgainStore {
  static final String ANSWERS =
      """
      SELECT remark_row.submission AS id, remark.applied_at, before_mark, given_mark
      FROM attempt
      JOIN submission ON submission.attempt = attempt.id
      JOIN remark_row ON remark_row.submission = submission.id
      JOIN remark ON remark.id = remark_row.remark
      WHERE attempt.assignment = :assignment AND attempt.account = :account
        AND given_mark <> before_mark
      ORDER BY remark_row.id
      """;

  static final String METHODS =
      """
      SELECT remark_row.code_submission AS id, remark.applied_at, before_mark, given_mark
      FROM attempt
      JOIN code_submission ON code_submission.attempt = attempt.id
      JOIN remark_row ON remark_row.code_submission = code_submission.id
      JOIN remark ON remark.id = remark_row.remark
      WHERE attempt.assignment = :assignment AND attempt.account = :account
        AND given_mark <> before_mark
      ORDER BY remark_row.id
      """;

  static final String POINTS =
      """
      SELECT remark.applied_at, remark_student.points, remark_student.given
      FROM assignment
      JOIN remark ON remark.course = assignment.course
      JOIN remark_student ON remark_student.remark = remark.id
        AND remark_student.assignment = assignment.id
        AND remark_student.account = :account
      WHERE assignment.id = :assignment AND remark_student.state = 'applied'
        AND remark_student.given <> remark_student.points
      ORDER BY remark.applied_at, remark.id
      """;

  private final Database database;

  public MarkedAgainStore(Database database) {
    this.database = database;
  }

  /** Something was another number before. */
  public record Again(Instant at, double before, double after) {}

  /**
   * All of it, oldest first.
   *
   * @param answers by the id of the submission; marks from 0 to 1
   * @param methods by the id of the submission; marks from 0 to 1
   * @param points in the assignment
   */
  public record Changes(
      Map<Long, List<Again>> answers, Map<Long, List<Again>> methods, List<Again> points) {
    /** Of an answer. */
    public List<Again> of(Submission stored) {
      return answers.getOrDefault(stored.id(), List.of());
    }

    /** Of a method. */
    public List<Again> of(CodeSubmission stored) {
      return methods.getOrDefault(stored.id(), List.of());
    }
  }

  public Changes of(long assignment, long account) {
    return database.read(
        handle ->
            new Changes(
                marks(handle, ANSWERS, assignment, account),
                marks(handle, METHODS, assignment, account),
                points(handle, assignment, account)));
  }

  private static Map<Long, List<Again>> marks(
      Handle handle, String query, long assignment, long account) {
    Map<Long, List<Again>> all = new HashMap<>();
    handle
        .createQuery(query)
        .bind("assignment", assignment)
        .bind("account", account)
        .map(
            (row, context) -> Map.entry(row.getLong("id"), again(row, "before_mark", "given_mark")))
        .forEach(
            one -> all.computeIfAbsent(one.getKey(), id -> new ArrayList<>()).add(one.getValue()));
    return all;
  }

  private static List<Again> points(Handle handle, long assignment, long account) {
    return handle
        .createQuery(POINTS)
        .bind("assignment", assignment)
        .bind("account", account)
        .map((row, context) -> again(row, "points", "given"))
        .list();
  }

  private static Again again(ResultSet row, String before, String after) throws SQLException {
    return new Again(
        Instant.parse(row.getString("applied_at")), row.getDouble(before), row.getDouble(after));
  }
}
