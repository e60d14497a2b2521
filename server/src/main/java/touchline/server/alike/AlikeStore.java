package touchline.server.alike;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchline.server.store.Database;

/** The wrong answers of a class to an assignment, as far as they can agree in a rare way. */
public final class AlikeStore {
  static final String METHODS =
      """
      SELECT attempt.account, code_submission.exercise, source, mistake, example
      FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      JOIN code_submission ON code_submission.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND code_submission.mark < 1
        AND length(source) BETWEEN 1 AND :longest
      ORDER BY attempt.id DESC LIMIT :most
      """;

  static final String MISTAKES =
      """
      SELECT submission.exercise, submission.mistakes,
        count(DISTINCT attempt.account) AS students
      FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      JOIN submission ON submission.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND submission.mistakes <> ''
      GROUP BY submission.exercise, submission.mistakes
      HAVING count(DISTINCT attempt.account) BETWEEN 2 AND :rare
      ORDER BY students, submission.exercise, submission.mistakes LIMIT :most
      """;

  static final String WHO =
      """
      SELECT attempt.account, max(submission.id) AS answer
      FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      JOIN submission ON submission.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND submission.exercise = :exercise
        AND submission.mistakes = :mistakes
      GROUP BY attempt.account ORDER BY attempt.account
      """;

  static final String BEGUN =
      """
      SELECT attempt.exercise, count(DISTINCT attempt.account) AS students
      FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      WHERE attempt.assignment = :assignment GROUP BY attempt.exercise
      """;

  /** Methods that are compared, the newest first. */
  static final int MOST_METHODS = 1_000;

  /** In characters; a longer method than that is nobody's answer to these exercises. */
  private static final int LONGEST = 10_000;

  private static final int MOST_MISTAKES = 100;

  private final Database database;

  public AlikeStore(Database database) {
    this.database = database;
  }

  /**
   * A wrong method.
   *
   * @param mistake that explains it; empty if none is known
   * @param example what it gives in a small case, in a sentence; empty if there is none
   */
  record Method(long account, String exercise, String source, String mistake, String example) {}

  /** A mistake that few students made. */
  record Mistake(String exercise, String ids) {}

  List<Method> methods(long course, long assignment) {
    return database.read(
        handle ->
            handle
                .createQuery(METHODS)
                .bind("course", course)
                .bind("assignment", assignment)
                .bind("longest", LONGEST)
                .bind("most", MOST_METHODS)
                .map(
                    (row, context) ->
                        new Method(
                            row.getLong("account"),
                            row.getString("exercise"),
                            row.getString("source"),
                            row.getString("mistake"),
                            row.getString("example")))
                .list());
  }

  /** Known mistakes that two students or more made and no more than so many, the rarest first. */
  List<Mistake> mistakes(long course, long assignment, int rare) {
    return database.read(
        handle ->
            handle
                .createQuery(MISTAKES)
                .bind("course", course)
                .bind("assignment", assignment)
                .bind("rare", rare)
                .bind("most", MOST_MISTAKES)
                .map(
                    (row, context) ->
                        new Mistake(row.getString("exercise"), row.getString("mistakes")))
                .list());
  }

  /** Who made a mistake, each with the number of the last answer that shows it. */
  Map<Long, Long> who(long course, long assignment, Mistake mistake) {
    return database.read(
        handle -> {
          Map<Long, Long> who = new HashMap<>();
          handle
              .createQuery(WHO)
              .bind("course", course)
              .bind("assignment", assignment)
              .bind("exercise", mistake.exercise())
              .bind("mistakes", mistake.ids())
              .map((row, context) -> Map.entry(row.getLong("account"), row.getLong("answer")))
              .forEach(one -> who.put(one.getKey(), one.getValue()));
          return who;
        });
  }

  /** How many students have begun each exercise. */
  Map<String, Integer> begun(long course, long assignment) {
    return database.read(
        handle -> {
          Map<String, Integer> begun = new HashMap<>();
          handle
              .createQuery(BEGUN)
              .bind("course", course)
              .bind("assignment", assignment)
              .map((row, context) -> Map.entry(row.getString("exercise"), row.getInt("students")))
              .forEach(one -> begun.put(one.getKey(), one.getValue()));
          return begun;
        });
  }
}
