package touchline.server.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.TimedMark;

/** What attempts were worth after each answer, for who marks the answers again. */
public final class WorthStore {
  static final String WORKED =
      """
      SELECT attempt.id, attempt.exercise, attempt.seed, progress.id AS note, progress.mark,
        coalesce(progress.hints, attempt.hints) AS hints
      FROM attempt LEFT JOIN progress ON progress.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND attempt.account = :account
        AND (:exercise = '' OR attempt.exercise = :exercise)
      ORDER BY attempt.id, progress.id
      """;

  private WorthStore() {}

  /**
   * What an attempt was worth after an answer.
   *
   * @param mark from 0 to 1, before anything is taken off for lateness
   * @param hints that had been given by then
   */
  public record Note(long id, double mark, int hints) {}

  /**
   * An attempt.
   *
   * @param seed of its variant; 0 for a method, whose submission has its own
   * @param notes one an answer, oldest first
   */
  public record AttemptWorths(long attempt, String exercise, long seed, List<Note> notes) {}

  /**
   * Somebody's attempts in an assignment.
   *
   * @param exercise empty for all
   */
  public static List<AttemptWorths> worked(
      Handle handle, long assignment, long account, String exercise) {
    Map<Long, AttemptWorths> worked = new LinkedHashMap<>();
    handle
        .createQuery(WORKED)
        .bind("assignment", assignment)
        .bind("account", account)
        .bind("exercise", exercise)
        .map((row, context) -> read(row, worked))
        .list();
    return List.copyOf(worked.values());
  }

  private static AttemptWorths read(ResultSet row, Map<Long, AttemptWorths> worked)
      throws SQLException {
    long id = row.getLong("id");
    AttemptWorths attempt =
        new AttemptWorths(id, row.getString("exercise"), row.getLong("seed"), new ArrayList<>());
    AttemptWorths known = worked.computeIfAbsent(id, first -> attempt);
    long note = row.getLong("note");
    if (!row.wasNull()) {
      known.notes().add(new Note(note, row.getDouble("mark"), row.getInt("hints")));
    }
    return known;
  }

  /** Makes a person's answers to a course wait until the transaction has ended. */
  public static void lock(Handle transaction, long course, long account) {
    StandingStore.lock(transaction, course, account);
  }

  /** Notes another worth in the place of one; false if that is not what is noted. */
  public static boolean replace(Handle transaction, Note before, double mark) {
    return transaction.execute(
            "UPDATE progress SET mark = ? WHERE id = ? AND mark = ?",
            mark,
            before.id(),
            before.mark())
        == 1;
  }

  /** Notes the worth of a method that had none so far; gives the number of the note. */
  public static long add(Handle transaction, long attempt, TimedMark worth) {
    return transaction
        .createUpdate(
            "INSERT INTO progress (attempt, at, mark, hints) VALUES (:attempt, :at, :mark, 0)")
        .bind("attempt", attempt)
        .bind("at", worth.at().toString())
        .bind("mark", worth.mark())
        .executeAndReturnGeneratedKeys("id")
        .mapTo(Long.class)
        .one();
  }

  /** Works out how a person stands, after what attempts are worth was changed; gives the points. */
  public static double settle(Handle transaction, long assignment, long account) {
    StandingStore.settle(transaction, assignment, account);
    return points(transaction, assignment, account);
  }

  /** A person's points as they were worked out last; 0 where there are none. */
  public static double points(Handle handle, long assignment, long account) {
    return handle
        .createQuery(
            "SELECT points FROM grade WHERE assignment = :assignment AND account = :account")
        .bind("assignment", assignment)
        .bind("account", account)
        .mapTo(Double.class)
        .findOne()
        .orElse(0.0);
  }

  /** What the log and pages call an assignment. */
  public static String title(Handle handle, long assignment) {
    return PlanStore.find(handle, assignment).map(found -> found.plan().title()).orElse("");
  }
}
