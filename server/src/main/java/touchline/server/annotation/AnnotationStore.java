package touchline.server.annotation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Comments on lines of methods. They belong to what was handed in, so marking again keeps them. */
public final class AnnotationStore {
  static final String OF =
      """
      SELECT annotation.id, first_line, last_line, words, account.name AS by_name, given_at
      FROM annotation JOIN account ON account.id = annotation.given_by
      WHERE submission = :submission ORDER BY last_line, annotation.id
      """;

  /** The methods of a student, by exercise; the last that has comments stands last. */
  static final String COUNTS =
      """
      SELECT attempt.exercise, code_submission.id AS submission, count(*) AS notes
      FROM attempt
      JOIN code_submission ON code_submission.attempt = attempt.id
      JOIN annotation ON annotation.submission = code_submission.id
      WHERE attempt.assignment = :assignment AND attempt.account = :account
      GROUP BY attempt.exercise, code_submission.id ORDER BY code_submission.id
      """;

  static final String IS_HELD = "SELECT is_held FROM assignment WHERE id = :assignment";

  static final String IS_THERE =
      """
      SELECT 1 FROM code_submission JOIN attempt ON attempt.id = code_submission.attempt
      WHERE code_submission.id = :submission AND attempt.assignment = :assignment
        AND attempt.account = :account
      """;

  private static final String LOGGED = "comment on lines";

  private final Database database;

  public AnnotationStore(Database database) {
    this.database = database;
  }

  /** A student's method, and the words for it in the log. */
  public record Subject(long course, long assignment, long account, long submission, String title) {
    private String words() {
      return title + ", " + AuditStore.person(account);
    }
  }

  /** Comments on a student's method. */
  public record Count(long submission, int notes) {}

  /** What is said about a method, in the order of its lines. */
  public List<Annotation> of(long submission) {
    return database.read(
        handle ->
            handle
                .createQuery(OF)
                .bind("submission", submission)
                .map(AnnotationStore::read)
                .list());
  }

  private static Annotation read(ResultSet row, StatementContext context) throws SQLException {
    return new Annotation(
        row.getLong("id"),
        row.getInt("first_line"),
        row.getInt("last_line"),
        row.getString("words"),
        row.getString("by_name"),
        Instant.parse(row.getString("given_at")));
  }

  /** Whether this student handed the method in to this assignment. */
  public boolean isThere(long assignment, long account, long submission) {
    return database.read(
        handle ->
            handle
                .createQuery(IS_THERE)
                .bind("assignment", assignment)
                .bind("account", account)
                .bind("submission", submission)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
  }

  /** By exercise the last method of a student with comments; for staff. */
  public Map<String, Count> counts(long assignment, long account) {
    Map<String, Count> counts = new HashMap<>();
    database.read(
        handle -> {
          handle
              .createQuery(COUNTS)
              .bind("assignment", assignment)
              .bind("account", account)
              .map(
                  (row, context) ->
                      Map.entry(
                          row.getString("exercise"),
                          new Count(row.getLong("submission"), row.getInt("notes"))))
              .forEach(one -> counts.put(one.getKey(), one.getValue()));
          return counts;
        });
    return counts;
  }

  /** The same for the student; nothing before the points of the assignment are told. */
  public Map<String, Count> released(long assignment, long account) {
    return isHeld(assignment) ? Map.of() : counts(assignment, account);
  }

  private boolean isHeld(long assignment) {
    return database.read(
        handle ->
            handle
                .createQuery(IS_HELD)
                .bind("assignment", assignment)
                .mapTo(Integer.class)
                .findOne()
                .filter(held -> held == 1)
                .isPresent());
  }

  /** Of a method of the student; nothing before the points are told. */
  public List<Annotation> released(long assignment, long account, long submission) {
    return isThere(assignment, account, submission) && !isHeld(assignment)
        ? of(submission)
        : List.of();
  }

  /** Adds a comment. */
  public void add(Subject about, int first, int last, String words, Account who, Instant now) {
    Annotation added = new Annotation(0, first, last, words, who.name(), now);
    database.write(
        handle -> {
          handle.execute(
              """
              INSERT INTO annotation (submission, first_line, last_line, words, given_by, given_at)
              VALUES (?, ?, ?, ?, ?, ?)
              """,
              about.submission(),
              first,
              last,
              words,
              who.id(),
              now.toString());
          Change change = new Change(LOGGED, about.words(), "", added.where());
          AuditStore.log(handle, who, about.course(), change, now);
          return added;
        });
  }

  /** Takes a comment back; nothing happens where it is gone already. */
  public void remove(Subject about, long id, Account who, Instant now) {
    Optional<Annotation> gone =
        of(about.submission()).stream().filter(one -> one.id() == id).findFirst();
    gone.ifPresent(
        one ->
            database.write(
                handle -> {
                  handle.execute("DELETE FROM annotation WHERE id = ?", id);
                  Change change = new Change(LOGGED, about.words(), one.where(), "taken back");
                  AuditStore.log(handle, who, about.course(), change, now);
                  return one;
                }));
  }

  /** The words of an erased person's methods go with them. */
  public static final String ERASE =
      """
      DELETE FROM annotation WHERE submission IN (SELECT id FROM code_submission WHERE learner = ?)
      """;
}
