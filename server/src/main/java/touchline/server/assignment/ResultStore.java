package touchline.server.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import touchline.server.assignment.plan.ExerciseStanding;
import touchline.server.store.Database;

/** What students have reached, read as it was worked out. */
public final class ResultStore {
  private final Database database;

  public ResultStore(Database database) {
    this.database = database;
  }

  /**
   * A student's result in an assignment.
   *
   * @param points as worked out, or as an instructor decided
   * @param begun exercises that were begun
   * @param isDecided whether an instructor decided it
   * @param isExcused whether the assignment does not count for this student
   * @param isHeld whether its points are told only when they are released
   * @param comment of the instructor; empty if there is none
   */
  record Result(
      double points,
      int begun,
      boolean isLate,
      boolean isDecided,
      boolean isExcused,
      boolean isHeld,
      String comment) {
    static final Result NONE = new Result(0, 0, false, false, false, false, "");
  }

  /** A student's results in a course, by assignment; nothing where they have none. */
  Map<Long, Result> of(long course, long account) {
    Map<Long, Result> results = new HashMap<>();
    database.read(
        handle -> {
          handle
              .createQuery(
                  """
                  SELECT assignment.id, grade.points, grade.is_late, override.points AS decided,
                    override.revision, override.comment, assignment.is_held,
                    (SELECT count(*) FROM standing WHERE standing.assignment = assignment.id
                      AND standing.account = :account) AS begun
                  FROM assignment
                  LEFT JOIN grade ON grade.assignment = assignment.id AND grade.account = :account
                  LEFT JOIN override
                    ON override.assignment = assignment.id AND override.account = :account
                  WHERE assignment.course = :course
                  """)
              .bind("course", course)
              .bind("account", account)
              .map((row, context) -> Map.entry(row.getLong("id"), read(row)))
              .forEach(entry -> results.put(entry.getKey(), entry.getValue()));
          return results;
        });
    return results;
  }

  private static Result read(ResultSet row) throws SQLException {
    double points = row.getDouble("points");
    boolean isLate = row.getInt("is_late") == 1;
    int begun = row.getInt("begun");
    row.getInt("revision");
    boolean isDecided = !row.wasNull();
    double decided = row.getDouble("decided");
    boolean isExcused = isDecided && row.wasNull();
    String comment = Objects.requireNonNullElse(row.getString("comment"), "");
    return new Result(
        isDecided ? decided : points,
        begun,
        isLate && !isDecided,
        isDecided,
        isExcused,
        row.getInt("is_held") == 1,
        comment);
  }

  /** How a student stands in the exercises that they have begun. */
  Map<String, ExerciseStanding> reached(long assignment, long account) {
    Map<String, ExerciseStanding> reached = new HashMap<>();
    database.read(
        handle -> {
          handle
              .createQuery(
                  "SELECT * FROM standing WHERE assignment = :assignment AND account = :account")
              .bind("assignment", assignment)
              .bind("account", account)
              .map((row, context) -> standing(row))
              .forEach(one -> reached.put(one.exercise(), one));
          return reached;
        });
    return reached;
  }

  static ExerciseStanding standing(ResultSet row) throws SQLException {
    return new ExerciseStanding(
        row.getString("exercise"),
        row.getDouble("mark"),
        row.getDouble("raw_mark"),
        row.getInt("attempts"),
        row.getLong("seconds"));
  }
}
