package touchline.server.statistics;

import java.util.List;
import touchline.server.store.Database;

/** What statistics are made of. */
public final class StatisticsStore {
  static final String STANDINGS =
      """
      SELECT standing.account, standing.exercise, standing.mark, standing.attempts,
        standing.seconds, assignment_part.points
      FROM assignment_part
      JOIN standing ON standing.assignment = assignment_part.assignment
        AND standing.exercise = assignment_part.exercise
      JOIN member ON member.account = standing.account AND member.course = :course
        AND member.role = 'student'
      WHERE assignment_part.assignment = :assignment
        AND (:section = '' OR member.section = :section)
      ORDER BY assignment_part.position, standing.account
      """;

  private final Database database;

  public StatisticsStore(Database database) {
    this.database = database;
  }

  /**
   * How somebody stands in an exercise that they have begun.
   *
   * @param mark as it counts, from 0 to 1
   * @param worth points of the exercise
   */
  record Standing(
      long account, String exercise, double mark, int attempts, long seconds, double worth) {}

  /** Of everybody in the section who has begun, exercise by exercise; empty section for all. */
  List<Standing> standings(long course, long assignment, String section) {
    return database.read(
        handle ->
            handle
                .createQuery(STANDINGS)
                .bind("course", course)
                .bind("assignment", assignment)
                .bind("section", section)
                .map(
                    (row, context) ->
                        new Standing(
                            row.getLong("account"),
                            row.getString("exercise"),
                            row.getDouble("mark"),
                            row.getInt("attempts"),
                            row.getLong("seconds"),
                            row.getDouble("points")))
                .list());
  }
}
