package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.Visitor;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.Begun;
import touchline.server.assignment.Seat;
import touchline.server.store.Database;

/** The methods on the disk: stored first, marked later. */
public final class CodeSubmissionStore {
  static final String SELECT =
      """
      SELECT id, learner, exercise, content_version, source, seed, form_key, received_at, mark, outcome, mistake, message,
        counterexample, example, first_version, first_mark, first_outcome
      FROM code_submission
      """;

  private static final String INSERT =
      """
      INSERT INTO code_submission (learner, exercise, content_version, source, source_sha256, seed, form_key, received_at,
        state)
      VALUES (:learner, :exercise, :version, :source, :hash, :seed, :formKey, :received, 'waiting')
      RETURNING id
      """;

  /** What never ran cost nothing: Run would have said the same. */
  private static final String ATTEMPTS =
      """
      SELECT count(*) FROM code_submission
      WHERE learner = :learner AND exercise = :exercise AND attempt IS NULL
        AND (outcome IS NULL OR outcome NOT IN ('does-not-compile', 'does-not-fit', 'refused'))
      """;

  /** Of a scope: outside assignments there is no attempt. */
  private static final String IN_SCOPE =
      """
       FROM code_submission LEFT JOIN attempt ON attempt.id = code_submission.attempt
      WHERE learner = :learner AND code_submission.exercise = :exercise
        AND coalesce(attempt.assignment, 0) = :assignment
      """;

  private final Database database;
  private final LearnerStore learners;
  private final MarkingTurnStore turns;

  public CodeSubmissionStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
    this.turns = new MarkingTurnStore(database);
  }

  /** The learner who hands something in, on the disk when this returns. */
  public Learner enroll(Visitor visitor, Instant now) {
    Learner known = learners.known(visitor);
    return known.equals(Learner.NOBODY)
        ? database.write(transaction -> learners.enroll(transaction, visitor, now))
        : known;
  }

  /** Stores a method and returns when it is on the disk, or says why it does not. */
  public HandedIn add(Learner learner, CodeAnswer answer, HandedIn.Limits limits) {
    return database.write(
        transaction -> {
          Map<String, Object> values = values(learner, answer);
          return sentOrTooMany(transaction, answer, values, limits)
              .or(() -> usedUp(transaction, values, limits))
              .orElseGet(() -> insert(transaction, learner, answer, values));
        });
  }

  /** The same for an exercise of an assignment, whose own limits count; it is an attempt there. */
  public HandedIn add(Learner learner, CodeAnswer answer, HandedIn.Limits limits, Seat seat) {
    return database.write(
        transaction -> {
          Map<String, Object> values = values(learner, answer);
          return sentOrTooMany(transaction, answer, values, limits)
              .orElseGet(() -> insert(transaction, learner, answer, values, seat));
        });
  }

  private static Optional<HandedIn> sentOrTooMany(
      Handle transaction, CodeAnswer answer, Map<String, Object> values, HandedIn.Limits limits) {
    Optional<CodeSubmission> sent = sent(transaction, answer, values);
    if (sent.isPresent()) {
      return Optional.of(new HandedIn.Stored(sent.get()));
    }
    String waiting =
        "SELECT count(*) FROM code_submission WHERE state = 'waiting' AND learner = :learner";
    return count(transaction, waiting, values) >= limits.waiting()
        ? Optional.of(new HandedIn.TooMany())
        : Optional.empty();
  }

  private static Optional<HandedIn> usedUp(
      Handle transaction, Map<String, Object> values, HandedIn.Limits limits) {
    boolean isUsedUp =
        limits.attempts() > 0 && count(transaction, ATTEMPTS, values) >= limits.attempts();
    return isUsedUp ? Optional.of(new HandedIn.UsedUp()) : Optional.empty();
  }

  private HandedIn.Stored insert(
      Handle transaction, Learner learner, CodeAnswer answer, Map<String, Object> values) {
    long id = transaction.createQuery(INSERT).bindMap(values).mapTo(Long.class).one();
    turns.join(transaction, learner);
    return new HandedIn.Stored(
        new CodeSubmission(id, learner, answer, Optional.empty(), Optional.empty()));
  }

  private HandedIn insert(
      Handle transaction,
      Learner learner,
      CodeAnswer answer,
      Map<String, Object> values,
      Seat seat) {
    Begun begun =
        AttemptStore.begin(transaction, seat, answer.contentVersion(), answer.receivedAt());
    if (!(begun instanceof Begun.Yes yes)) {
      return begun instanceof Begun.UsedUp ? new HandedIn.UsedUp() : new HandedIn.Closed();
    }
    HandedIn.Stored stored = insert(transaction, learner, answer, values);
    transaction.execute(
        "UPDATE code_submission SET attempt = ? WHERE id = ?",
        yes.turn().id(),
        stored.submission().id());
    return stored;
  }

  /** What is stored already, if this method arrived before. */
  private static Optional<CodeSubmission> sent(
      Handle handle, CodeAnswer answer, Map<String, Object> values) {
    if (answer.formKey().isEmpty()) {
      return Optional.empty();
    }
    return handle
        .createQuery(
            SELECT
                + """
                WHERE learner = :learner AND exercise = :exercise AND form_key = :formKey
                  AND source_sha256 = :hash
                """)
        .bindMap(values)
        .map(CodeSubmissionStore::read)
        .findOne();
  }

  private static long count(Handle handle, String query, Map<String, Object> values) {
    return handle.createQuery(query).bindMap(values).mapTo(Long.class).one();
  }

  /** A submission of anybody. */
  public Optional<CodeSubmission> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(SELECT + "WHERE id = :id")
                .bind("id", id)
                .map(CodeSubmissionStore::read)
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

  /** The method that is this attempt, if it is one. */
  public Optional<CodeSubmission> ofAttempt(long attempt) {
    return database.read(
        handle ->
            handle
                .createQuery(SELECT + "WHERE attempt = :attempt")
                .bind("attempt", attempt)
                .map(CodeSubmissionStore::read)
                .findOne());
  }

  /** Submissions to an exercise; at most so many are listed. */
  public CodeAttempts attempts(Scope scope, int most) {
    return database.read(
        handle ->
            new CodeAttempts(
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
                count(handle, "SELECT count(*)" + IN_SCOPE, values(scope)),
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
                    SELECT
                        + """
                        WHERE attempt IN (SELECT id FROM attempt WHERE assignment = :assignment)
                          AND learner = :learner
                        ORDER BY id DESC LIMIT :most
                        """)
                .bind("assignment", assignment)
                .bind("learner", learner.id())
                .bind("most", most)
                .map(CodeSubmissionStore::read)
                .list());
  }

  private static Map<String, Object> values(Learner learner, CodeAnswer answer) {
    Map<String, Object> values = new HashMap<>();
    values.put("learner", learner.id());
    values.put("exercise", answer.exercise());
    values.put("version", answer.contentVersion());
    values.put("source", answer.source());
    values.put("hash", answer.sourceSha256());
    values.put("seed", answer.seed());
    values.put("formKey", answer.formKey());
    values.put("received", answer.receivedAt().toString());
    return values;
  }

  private static CodeAttempts.Line line(ResultSet row) throws SQLException {
    return new CodeAttempts.Line(
        row.getLong("id"),
        row.getString("outcome"),
        row.getDouble("mark"),
        Instant.parse(row.getString("received_at")));
  }

  static CodeSubmission read(ResultSet row, StatementContext context) throws SQLException {
    return new CodeSubmission(
        row.getLong("id"),
        new Learner(row.getLong("learner")),
        new CodeAnswer(
            row.getString("exercise"),
            row.getString("content_version"),
            row.getString("source"),
            row.getLong("seed"),
            row.getString("form_key"),
            Instant.parse(row.getString("received_at"))),
        verdict(row),
        first(row));
  }

  private static Optional<FirstMark> first(ResultSet row) throws SQLException {
    String version = row.getString("first_version");
    return version == null
        ? Optional.empty()
        : Optional.of(
            new FirstMark(version, row.getDouble("first_mark"), row.getString("first_outcome")));
  }

  private static Optional<CodeVerdict> verdict(ResultSet row) throws SQLException {
    String outcome = row.getString("outcome");
    return outcome == null
        ? Optional.empty()
        : Optional.of(
            new CodeVerdict(
                row.getDouble("mark"),
                outcome,
                row.getString("mistake"),
                row.getString("message"),
                row.getString("counterexample"),
                row.getString("example")));
  }
}
