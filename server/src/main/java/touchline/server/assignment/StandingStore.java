package touchline.server.assignment;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.AttemptHistory;
import touchline.server.assignment.plan.ExerciseStanding;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.Reckoning;
import touchline.server.assignment.plan.Schedule;
import touchline.server.course.FollowingStore;
import touchline.server.rubric.RubricStore;

/**
 * How everybody stands: rows that follow from attempts, progress, plan and extensions, and that are
 * written in the transaction that changes one of these, so that reading them is one query.
 */
public final class StandingStore implements FollowingStore {
  /** For everybody, where an account is asked for. */
  private static final long ALL = 0;

  /** Outcomes of methods that never ran and so cost no attempt. */
  static final String FREE = "('does-not-compile', 'does-not-fit', 'refused')";

  /** Whether a method with this outcome never ran and so costs no attempt. */
  public static boolean isFree(String outcome) {
    return FREE.contains("'" + outcome + "'");
  }

  /**
   * Makes everybody's answers wait who is in a course. A database with several writers would
   * otherwise let an answer be worked out by dates that are just being changed.
   */
  public static void lock(Handle transaction, long course) {
    transaction.execute("UPDATE member SET section = section WHERE course = ?", course);
  }

  /** The same for one person. */
  public static void lock(Handle transaction, long course, long account) {
    transaction.execute(
        "UPDATE member SET section = section WHERE course = ? AND account = ?", course, account);
  }

  /** Works out everybody's rows of an assignment anew; the course is locked. */
  public static void settle(Handle transaction, long assignment) {
    settle(transaction, assignment, ALL);
  }

  /** The rows of one person, who is locked. */
  public static void settle(Handle transaction, long assignment, long account) {
    Assignment found = PlanStore.find(transaction, assignment).orElseThrow();
    List<ExtensionGrant> extensions = ExtensionStore.of(transaction, assignment);
    Map<Long, String> sections = sections(transaction, found.course(), account);
    Map<Long, List<AttemptHistory>> tried =
        AttemptHistoryStore.tried(transaction, assignment, account);
    Map<Long, Map<String, Double>> decided =
        FeedbackStore.decided(transaction, assignment, account);
    Map<Long, Map<String, Double>> ticked = RubricStore.sums(transaction, assignment, account);
    decided.keySet().forEach(one -> tried.computeIfAbsent(one, none -> List.of()));
    ticked.keySet().forEach(one -> tried.computeIfAbsent(one, none -> List.of()));
    clear(transaction, assignment, account);
    PreparedBatch standings = transaction.prepareBatch(STANDING);
    PreparedBatch grades = transaction.prepareBatch(GRADE);
    tried.forEach(
        (theirs, attempts) -> {
          String section = sections.getOrDefault(theirs, "");
          Schedule own = ExtensionStore.own(found.plan().schedule(), extensions, theirs, section);
          Reckoning reckoning = Reckoning.of(found.plan(), own, attempts);
          Map<String, Double> byHand =
              reckoning.byHand(
                  found.plan(),
                  decided.getOrDefault(theirs, Map.of()),
                  ticked.getOrDefault(theirs, Map.of()));
          Reckoning whole = byHand.isEmpty() ? reckoning : reckoning.with(found.plan(), byHand);
          add(standings, grades, assignment, theirs, whole);
          if (whole.lastAt().isEmpty() && !byHand.isEmpty()) {
            add(grades, assignment, theirs, whole, found.plan().schedule().due());
          }
        });
    standings.execute();
    grades.execute();
  }

  private static final String STANDING =
      """
      INSERT INTO standing (assignment, account, exercise, mark, raw_mark, attempts, seconds)
      VALUES (:assignment, :account, :exercise, :mark, :raw, :attempts, :seconds)
      """;

  private static final String GRADE =
      """
      INSERT INTO grade (assignment, account, points, is_late, last_at)
      VALUES (:assignment, :account, :points, :late, :last)
      """;

  private static void add(
      PreparedBatch standings,
      PreparedBatch grades,
      long assignment,
      long account,
      Reckoning reckoning) {
    for (ExerciseStanding one : reckoning.reached()) {
      standings
          .bind("assignment", assignment)
          .bind("account", account)
          .bind("exercise", one.exercise())
          .bind("mark", one.mark())
          .bind("raw", one.rawMark())
          .bind("attempts", one.attempts())
          .bind("seconds", one.seconds())
          .add();
    }
    reckoning.lastAt().ifPresent(last -> add(grades, assignment, account, reckoning, last));
  }

  private static void add(
      PreparedBatch grades, long assignment, long account, Reckoning reckoning, Instant last) {
    grades
        .bind("assignment", assignment)
        .bind("account", account)
        .bind("points", reckoning.points())
        .bind("late", reckoning.isLate() ? 1 : 0)
        .bind("last", last.toString())
        .add();
  }

  private static void clear(Handle transaction, long assignment, long account) {
    for (String table : List.of("standing", "grade")) {
      transaction
          .createUpdate(
              "DELETE FROM " + table + " WHERE assignment = :assignment" + only("account", account))
          .bindMap(Map.of("assignment", assignment, "account", account))
          .execute();
    }
  }

  /** The rest of a condition: an index is used only where there is no way around the account. */
  static String only(String column, long account) {
    return account == ALL ? "" : " AND " + column + " = :account";
  }

  private static Map<Long, String> sections(Handle handle, long course, long account) {
    Map<Long, String> sections = new HashMap<>();
    handle
        .createQuery(
            "SELECT account, section FROM member WHERE course = :course" + only("account", account))
        .bindMap(Map.of("course", course, "account", account))
        .map((row, context) -> Map.entry(row.getLong("account"), row.getString("section")))
        .forEach(entry -> sections.put(entry.getKey(), entry.getValue()));
    return sections;
  }

  /** Extensions of a section now concern others. */
  @Override
  public void moved(Handle transaction, long course) {
    List<Long> concerned =
        transaction
            .createQuery(
                """
                SELECT DISTINCT assignment.id FROM assignment
                JOIN extension ON extension.assignment = assignment.id
                WHERE assignment.course = :course AND extension.section <> ''
                """)
            .bind("course", course)
            .mapTo(Long.class)
            .list();
    if (!concerned.isEmpty()) {
      lock(transaction, course);
      concerned.forEach(assignment -> settle(transaction, Objects.requireNonNull(assignment)));
    }
  }
}
