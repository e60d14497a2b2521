package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.Seat;
import touchline.server.store.Database;

/** The methods on the disk. */
public final class CodeSubmissionStore {
  /** Of a scope: outside assignments there is no attempt. */
  private static final String IN_SCOPE =
      """
       FROM code_submission LEFT JOIN attempt ON attempt.id = code_submission.attempt
      WHERE learner = :learner AND code_submission.exercise = :exercise
        AND coalesce(attempt.assignment, 0) = :assignment
      """;

  private final Database database;

  public CodeSubmissionStore(Database database) {
    this.database = database;
  }

  /** A submission of anybody. */
  public Optional<CodeSubmission> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(CodeRow.SELECT + "WHERE id = :id")
                .bind("id", id)
                .map(CodeRow::read)
                .findOne());
  }

  /** A submission, if this learner made it. */
  public Optional<CodeSubmission> find(Learner learner, long id) {
    return find(id).filter(stored -> stored.learner().equals(learner));
  }

  /** A submission, if it is one of these. */
  public Optional<CodeSubmission> find(Scope scope, long id) {
    return database
        .read(
            handle ->
                handle
                    .createQuery(
                        "SELECT code_submission.id" + IN_SCOPE + " AND code_submission.id = :id")
                    .bindMap(values(scope))
                    .bind("id", id)
                    .mapTo(Long.class)
                    .findOne())
        .flatMap(this::find);
  }

  /** What pages show beside a verdict; empty if there is none, or it was given without. */
  public Optional<byte[]> findings(long id) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT findings FROM code_submission WHERE id = :id")
                .bind("id", id)
                .map((row, context) -> Optional.ofNullable(row.getBytes("findings")))
                .findOne()
                .flatMap(found -> found));
  }

  /** The method that is this attempt, if it is one. */
  public Optional<CodeSubmission> ofAttempt(long attempt) {
    return database.read(
        handle ->
            handle
                .createQuery(CodeRow.SELECT + "WHERE attempt = :attempt")
                .bind("attempt", attempt)
                .map(CodeRow::read)
                .findOne());
  }

  /** Submissions to an exercise; at most so many are listed. */
  public CodeSubmissions submissions(Scope scope, int most) {
    return database.read(
        handle ->
            new CodeSubmissions(
                handle
                    .createQuery(
                        "SELECT code_submission.id, coalesce(outcome, 'waiting') AS outcome,"
                            + " coalesce(mark, 0) AS mark, received_at"
                            + IN_SCOPE
                            + "ORDER BY code_submission.id DESC LIMIT :most")
                    .bindMap(values(scope))
                    .bind("most", most)
                    .map((row, context) -> line(row))
                    .list(),
                handle
                    .createQuery("SELECT count(*)" + IN_SCOPE)
                    .bindMap(values(scope))
                    .mapTo(Long.class)
                    .one(),
                handle
                    .createQuery("SELECT max(mark)" + IN_SCOPE + "AND state = 'marked'")
                    .bindMap(values(scope))
                    .mapTo(Double.class)
                    .findOne()));
  }

  private static Map<String, Object> values(Scope scope) {
    return Map.of(
        "learner",
        scope.learner().id(),
        "exercise",
        scope.exercise(),
        "assignment",
        scope.assignment());
  }

  /** How many attempts at an exercise of an assignment count against the limit. */
  public int used(Seat seat) {
    return database.read(handle -> AttemptStore.used(handle, seat));
  }

  /** All methods of a learner for an assignment, the newest first. */
  public List<CodeSubmission> ofAssignment(Learner learner, long assignment, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    CodeRow.SELECT
                        + """
                        WHERE attempt IN (SELECT id FROM attempt WHERE assignment = :assignment)
                          AND learner = :learner
                        ORDER BY id DESC LIMIT :most
                        """)
                .bind("assignment", assignment)
                .bind("learner", learner.id())
                .bind("most", most)
                .map(CodeRow::read)
                .list());
  }

  private static CodeSubmissions.Line line(ResultSet row) throws SQLException {
    return new CodeSubmissions.Line(
        row.getLong("id"),
        row.getString("outcome"),
        row.getDouble("mark"),
        Instant.parse(row.getString("received_at")));
  }
}
