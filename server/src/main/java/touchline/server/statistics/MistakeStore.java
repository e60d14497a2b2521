package touchline.server.statistics;

import java.util.List;
import touchline.server.store.Database;

/** The wrong answers of a class that a known mistake explains. */
public final class MistakeStore {
  /** Of these many the newest are looked at; more would say the same and take longer to draw. */
  static final int MOST = 1_000;

  static final String WRONG =
      """
      SELECT submission.exercise, submission.mistakes, submission.seed, submission.question,
        attempt.account, submission.received_at AS at
      FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      JOIN submission ON submission.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND submission.mistakes <> ''
        AND (:section = '' OR member.section = :section)
      UNION ALL
      SELECT code_submission.exercise, code_submission.mistake, 0, 0, attempt.account,
        code_submission.received_at
      FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      JOIN code_submission ON code_submission.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND code_submission.mistake <> ''
        AND (:section = '' OR member.section = :section)
      ORDER BY at DESC LIMIT :most
      """;

  private final Database database;

  public MistakeStore(Database database) {
    this.database = database;
  }

  /**
   * A wrong answer.
   *
   * @param mistakes ids that explain it, with blanks between
   * @param seed of the variant; 0 for a method
   */
  record Wrong(String exercise, String mistakes, long seed, int question, long account) {}

  List<Wrong> wrong(long course, long assignment, String section) {
    return database.read(
        handle ->
            handle
                .createQuery(WRONG)
                .bind("course", course)
                .bind("assignment", assignment)
                .bind("section", section)
                .bind("most", MOST)
                .map(
                    (row, context) ->
                        new Wrong(
                            row.getString("exercise"),
                            row.getString("mistakes"),
                            row.getLong("seed"),
                            row.getInt("question"),
                            row.getLong("account")))
                .list());
  }
}
