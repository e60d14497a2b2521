package touchline.server.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.assignment.plan.PlanWords;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** What people say about exercises: comments, and points in the place of the program's. */
public final class FeedbackStore {
  static final String OF =
      """
      SELECT exercise, points, comment, reason, account.name AS by_name, given_at, revision
      FROM feedback JOIN account ON account.id = feedback.given_by
      WHERE assignment = :assignment AND feedback.account = :account
      """;

  private final Database database;

  public FeedbackStore(Database database) {
    this.database = database;
  }

  /** Whose exercise, and whose course it is. */
  public record Subject(
      long course, long assignment, String title, long account, String exercise, String called) {
    /** The log shows the name that the account has when it is read. */
    public String words() {
      String part = exercise.isEmpty() ? "" : called + ", ";
      return title + ", " + part + AuditStore.person(account);
    }
  }

  /** Everything about a student's assignment, by exercise. */
  public Map<String, Feedback> of(long assignment, long account) {
    return database.read(handle -> of(handle, assignment, account));
  }

  private static Map<String, Feedback> of(Handle handle, long assignment, long account) {
    Map<String, Feedback> all = new HashMap<>();
    handle
        .createQuery(OF)
        .bind("assignment", assignment)
        .bind("account", account)
        .map((row, context) -> Map.entry(row.getString("exercise"), read(row)))
        .forEach(one -> all.put(one.getKey(), one.getValue()));
    return all;
  }

  private static Feedback read(ResultSet row) throws SQLException {
    double points = row.getDouble("points");
    return new Feedback(
        row.wasNull() ? Optional.empty() : Optional.of(points),
        row.getString("comment"),
        row.getString("reason"),
        row.getString("by_name"),
        Instant.parse(row.getString("given_at")),
        row.getLong("revision"));
  }

  /** Points that people decided, by account and exercise. */
  static Map<Long, Map<String, Double>> decided(Handle handle, long assignment, long account) {
    Map<Long, Map<String, Double>> decided = new HashMap<>();
    handle
        .createQuery(
            "SELECT account, exercise, points FROM feedback WHERE assignment = :assignment"
                + " AND points IS NOT NULL"
                + StandingStore.only("account", account))
        .bindMap(Map.of("assignment", assignment, "account", account))
        .map(
            (row, context) ->
                Map.entry(
                    row.getLong("account"),
                    Map.entry(row.getString("exercise"), row.getDouble("points"))))
        .forEach(
            one ->
                decided
                    .computeIfAbsent(one.getKey(), none -> new HashMap<>())
                    .put(one.getValue().getKey(), one.getValue().getValue()));
    return decided;
  }

  /**
   * Writes it in the place of what was read, and works out how the student stands; nothing at all
   * takes it away.
   *
   * @param revision of what was read; 0 if there was nothing
   * @return false if somebody else wrote in between; nothing is written then
   */
  public boolean put(Subject about, Feedback said, long revision, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, about.course(), about.account());
          Optional<Feedback> before =
              Optional.ofNullable(
                  of(handle, about.assignment(), about.account()).get(about.exercise()));
          if (before.map(Feedback::revision).orElse(0L) != revision) {
            return false;
          }
          write(handle, about, said, revision, who, now);
          if (!about.exercise().isEmpty()) {
            StandingStore.settle(handle, about.assignment(), about.account());
          }
          String words = before.map(FeedbackStore::words).orElse("");
          Change change = new Change("points", about.words(), words, words(said));
          AuditStore.log(handle, who, about.course(), change, now);
          return true;
        });
  }

  private static void write(
      Handle transaction, Subject about, Feedback said, long revision, Account who, Instant now) {
    boolean isNothing = said.points().isEmpty() && said.comment().isEmpty();
    if (isNothing) {
      transaction.execute(
          "DELETE FROM feedback WHERE assignment = ? AND account = ? AND exercise = ?",
          about.assignment(),
          about.account(),
          about.exercise());
      return;
    }
    transaction
        .createUpdate(
            """
            INSERT INTO feedback (assignment, account, exercise, points, comment, reason, given_by,
              given_at, revision)
            VALUES (:assignment, :account, :exercise, :points, :comment, :reason, :who, :now,
              :revision)
            ON CONFLICT (assignment, account, exercise) DO UPDATE SET points = excluded.points,
              comment = excluded.comment, reason = excluded.reason, given_by = excluded.given_by,
              given_at = excluded.given_at, revision = excluded.revision
            """)
        .bind("assignment", about.assignment())
        .bind("account", about.account())
        .bind("exercise", about.exercise())
        .bind("points", said.points().orElse(null))
        .bind("comment", said.comment())
        .bind("reason", said.reason())
        .bind("who", who.id())
        .bind("now", now.toString())
        .bind("revision", revision + 1)
        .execute();
  }

  private static String words(Feedback said) {
    if (said.points().isEmpty()) {
      return said.comment().isEmpty() ? "" : "a comment";
    }
    return PlanWords.points(said.points().get()) + " (" + said.reason() + ")";
  }

  /** Whether students see nothing of an assignment's points until they are released. */
  public void hold(long course, long assignment, boolean isHeld, Account who, Instant now) {
    database.write(
        handle -> {
          if (isHeld) {
            handle.execute(
                "UPDATE assignment SET is_held = 1 WHERE id = ? AND course = ?",
                assignment,
                course);
          } else {
            release(handle, course, assignment, now);
          }
          String title =
              handle
                  .createQuery("SELECT title FROM assignment WHERE id = :id")
                  .bind("id", assignment)
                  .mapTo(String.class)
                  .one();
          Change change =
              new Change(
                  "marks", title, isHeld ? "shown" : "held back", isHeld ? "held back" : "shown");
          AuditStore.log(handle, who, course, change, now);
          return isHeld;
        });
  }

  /** Shows what was held back, and notes when, so that students are told once. */
  private static void release(Handle transaction, long course, long assignment, Instant now) {
    transaction.execute(
        """
        UPDATE assignment SET is_held = 0, released_at = ?
        WHERE id = ? AND course = ? AND is_held = 1
        """,
        now.toString(),
        assignment,
        course);
  }
}
