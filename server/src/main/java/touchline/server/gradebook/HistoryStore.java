package touchline.server.gradebook;

import java.time.Instant;
import java.util.List;
import touchline.server.store.Database;

/** What a student did in an assignment. */
public final class HistoryStore {
  static final String ATTEMPTS =
      """
      SELECT attempt.id, attempt.exercise, number, hints, started_at,
        coalesce((SELECT max(mark) FROM progress WHERE progress.attempt = attempt.id), 0) AS mark
      FROM attempt
      LEFT JOIN assignment_part ON assignment_part.assignment = attempt.assignment
        AND assignment_part.exercise = attempt.exercise
      WHERE attempt.assignment = :assignment AND attempt.account = :account
      ORDER BY position, number
      """;

  static final String VALUES = "SELECT id FROM submission WHERE attempt = :attempt ORDER BY id";

  static final String METHODS =
      "SELECT id FROM code_submission WHERE attempt = :attempt ORDER BY id";

  /** An attempt as the store has it; the mark is the best that it reached, from 0 to 1. */
  record Attempted(long id, String exercise, int number, int hints, Instant started, double mark) {}

  /** Exercise and points that a student has in it. */
  record Part(String exercise, double worth, double mark) {}

  private final Database database;

  public HistoryStore(Database database) {
    this.database = database;
  }

  List<Attempted> attempts(long assignment, long account) {
    return database.read(
        handle ->
            handle
                .createQuery(ATTEMPTS)
                .bind("assignment", assignment)
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Attempted(
                            row.getLong("id"),
                            row.getString("exercise"),
                            row.getInt("number"),
                            row.getInt("hints"),
                            Instant.parse(row.getString("started_at")),
                            row.getDouble("mark")))
                .list());
  }

  List<Part> parts(long assignment, long account) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT assignment_part.exercise, points, coalesce(mark, 0) AS mark
                    FROM assignment_part
                    LEFT JOIN standing ON standing.assignment = assignment_part.assignment
                      AND standing.exercise = assignment_part.exercise
                      AND standing.account = :account
                    WHERE assignment_part.assignment = :assignment ORDER BY position
                    """)
                .bind("assignment", assignment)
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Part(
                            row.getString("exercise"),
                            row.getDouble("points"),
                            row.getDouble("mark")))
                .list());
  }

  /** Ids of the answers to an attempt. */
  List<Long> values(long attempt) {
    return ids(VALUES, attempt);
  }

  /** Ids of the methods of an attempt. */
  List<Long> methods(long attempt) {
    return ids(METHODS, attempt);
  }

  private List<Long> ids(String query, long attempt) {
    return database.read(
        handle -> handle.createQuery(query).bind("attempt", attempt).mapTo(Long.class).list());
  }
}
