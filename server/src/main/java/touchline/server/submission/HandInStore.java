package touchline.server.submission;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.Visitor;
import touchline.server.assignment.AttemptStart;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.Seat;
import touchline.server.store.Database;

/** Methods on their way to the disk: stored first, marked later. */
public final class HandInStore {
  private static final String INSERT =
      """
      INSERT INTO code_submission (learner, exercise, variant, content_version, source, source_sha256, seed, form_key, received_at,
        state)
      VALUES (:learner, :exercise, :variant, :version, :source, :hash, :seed, :formKey, :received, 'waiting')
      RETURNING id
      """;

  /** What never ran cost nothing: Run would have said the same. */
  private static final String ATTEMPTS =
      """
      SELECT count(*) FROM code_submission
      WHERE learner = :learner AND exercise = :exercise AND attempt IS NULL
        AND (outcome IS NULL OR outcome NOT IN ('does-not-compile', 'does-not-fit', 'refused'))
      """;

  private final Database database;
  private final LearnerStore learners;
  private final MarkingTurnStore turns;

  public HandInStore(Database database, LearnerStore learners) {
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
  public HandInResult add(
      Learner learner, CodeAnswer answer, HandInResult.Limits limits, Sender sender) {
    return database.write(
        transaction -> {
          Map<String, Object> values = values(learner, answer);
          return sentOrTooMany(transaction, answer, values, limits)
              .or(() -> usedUp(transaction, values, limits))
              .orElseGet(() -> insert(transaction, learner, answer, values, sender));
        });
  }

  /** The same for an exercise of an assignment, whose own limits count; it is an attempt there. */
  public HandInResult add(
      Learner learner, CodeAnswer answer, HandInResult.Limits limits, Seat seat) {
    return database.write(
        transaction -> {
          Map<String, Object> values = values(learner, answer);
          return sentOrTooMany(transaction, answer, values, limits)
              .orElseGet(() -> insert(transaction, learner, answer, values, seat));
        });
  }

  private static Optional<HandInResult> sentOrTooMany(
      Handle transaction,
      CodeAnswer answer,
      Map<String, Object> values,
      HandInResult.Limits limits) {
    Optional<CodeSubmission> sent = sent(transaction, answer, values);
    if (sent.isPresent()) {
      return Optional.of(new HandInResult.Stored(sent.get()));
    }
    String waiting =
        "SELECT count(*) FROM code_submission WHERE state = 'waiting' AND learner = :learner";
    return count(transaction, waiting, values) >= limits.waiting()
        ? Optional.of(new HandInResult.TooMany())
        : Optional.empty();
  }

  private static Optional<HandInResult> usedUp(
      Handle transaction, Map<String, Object> values, HandInResult.Limits limits) {
    boolean isUsedUp =
        limits.attempts() > 0 && count(transaction, ATTEMPTS, values) >= limits.attempts();
    return isUsedUp ? Optional.of(new HandInResult.UsedUp()) : Optional.empty();
  }

  private HandInResult.Stored insert(
      Handle transaction,
      Learner learner,
      CodeAnswer answer,
      Map<String, Object> values,
      Sender sender) {
    long id = transaction.createQuery(INSERT).bindMap(values).mapTo(Long.class).one();
    turns.join(transaction, learner, sender);
    return new HandInResult.Stored(
        new CodeSubmission(id, learner, answer, Optional.empty(), Optional.empty()));
  }

  private HandInResult insert(
      Handle transaction,
      Learner learner,
      CodeAnswer answer,
      Map<String, Object> values,
      Seat seat) {
    AttemptStart begun =
        AttemptStore.begin(transaction, seat, answer.contentVersion(), answer.receivedAt());
    if (!(begun instanceof AttemptStart.Yes yes)) {
      return begun instanceof AttemptStart.UsedUp
          ? new HandInResult.UsedUp()
          : new HandInResult.Closed();
    }
    HandInResult.Stored stored = insert(transaction, learner, answer, values, Sender.FOR_CREDIT);
    transaction.execute(
        "UPDATE code_submission SET attempt = ? WHERE id = ?",
        yes.attempt().id(),
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
            CodeRow.SELECT
                + """
                WHERE learner = :learner AND exercise = :exercise AND form_key = :formKey
                  AND source_sha256 = :hash
                """)
        .bindMap(values)
        .map(CodeRow::read)
        .findOne();
  }

  private static long count(Handle handle, String query, Map<String, Object> values) {
    return handle.createQuery(query).bindMap(values).mapTo(Long.class).one();
  }

  private static Map<String, Object> values(Learner learner, CodeAnswer answer) {
    Map<String, Object> values = new HashMap<>();
    values.put("learner", learner.id());
    values.put("exercise", answer.exercise());
    values.put("variant", answer.variant());
    values.put("version", answer.contentVersion());
    values.put("source", answer.source());
    values.put("hash", answer.sourceSha256());
    values.put("seed", answer.seed());
    values.put("formKey", answer.formKey());
    values.put("received", answer.receivedAt().toString());
    return values;
  }
}
