package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.Visitor;
import touchline.server.store.Database;

/** The methods on the disk: stored first, marked later. */
public final class CodeSubmissionStore {
  static final String SELECT =
      """
      SELECT id, learner, exercise, content_version, source, seed, form_key, received_at, mark, outcome, mistake, message,
        counterexample, example
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
      WHERE learner = :learner AND exercise = :exercise
        AND (outcome IS NULL OR outcome NOT IN ('does-not-compile', 'does-not-fit', 'refused'))
      """;

  private final Database database;
  private final LearnerStore learners;
  private final TurnStore turns;

  public CodeSubmissionStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
    this.turns = new TurnStore(database);
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
    return database.write(transaction -> add(transaction, learner, answer, limits));
  }

  private HandedIn add(
      Handle transaction, Learner learner, CodeAnswer answer, HandedIn.Limits limits) {
    Map<String, Object> values = values(learner, answer);
    Optional<CodeSubmission> sent = sent(transaction, answer, values);
    if (sent.isPresent()) {
      return new HandedIn.Stored(sent.get());
    }
    if (limits.attempts() > 0 && count(transaction, ATTEMPTS, values) >= limits.attempts()) {
      return new HandedIn.UsedUp();
    }
    String waiting =
        "SELECT count(*) FROM code_submission WHERE state = 'waiting' AND learner = :learner";
    if (count(transaction, waiting, values) >= limits.waiting()) {
      return new HandedIn.TooMany();
    }
    long id = transaction.createQuery(INSERT).bindMap(values).mapTo(Long.class).one();
    turns.join(transaction, learner);
    return new HandedIn.Stored(new CodeSubmission(id, learner, answer, Optional.empty()));
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

  /** The learner's submissions to an exercise; at most so many are listed. */
  public CodeAttempts attempts(Learner learner, String exercise, int most) {
    String where = " FROM code_submission WHERE learner = :learner AND exercise = :exercise ";
    Map<String, Object> values =
        Map.of("learner", learner.id(), "exercise", exercise, "most", most);
    return database.read(
        handle ->
            new CodeAttempts(
                handle
                    .createQuery(
                        "SELECT id, coalesce(outcome, 'waiting') AS outcome, coalesce(mark, 0) AS mark,"
                            + " received_at"
                            + where
                            + "ORDER BY id DESC LIMIT :most")
                    .bindMap(values)
                    .map((row, context) -> line(row))
                    .list(),
                count(handle, "SELECT count(*)" + where, values),
                handle
                    .createQuery("SELECT max(mark)" + where + "AND state = 'marked'")
                    .bindMap(values)
                    .mapTo(Double.class)
                    .findOne()));
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
        verdict(row));
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
