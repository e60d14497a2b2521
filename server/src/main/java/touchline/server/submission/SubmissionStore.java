package touchline.server.submission;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.Visitor;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.ProgressStore;
import touchline.server.assignment.plan.TimedMark;
import touchline.server.store.Database;

/** The submissions on the disk. */
public final class SubmissionStore {
  private final Database database;
  private final LearnerStore learners;

  public SubmissionStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
  }

  /**
   * Stores an answer, and its learner if new, and returns when both are on the disk. The same
   * answer on the same showing of the form is stored once, however often it arrives.
   */
  public Submission add(Visitor who, MarkedAnswer answer) {
    return database.write(
        transaction -> {
          Learner learner = learners.enroll(transaction, who, answer.receivedAt());
          return sent(transaction, learner, answer)
              .orElseGet(() -> insert(transaction, learner, answer));
        });
  }

  /**
   * Stores an answer to an attempt at an exercise of an assignment, with what the attempt is worth
   * then.
   *
   * @return nothing if the attempt takes no more answers
   */
  public Optional<Submission> add(Learner learner, MarkedAnswer answer, ScoredAttempt scored) {
    return database.write(
        transaction -> {
          Optional<Submission> sent = sent(transaction, learner, answer);
          if (sent.isPresent()) {
            return sent;
          }
          Instant at = answer.receivedAt();
          if (!AttemptStore.takes(transaction, scored.seat(), scored.attempt(), at)) {
            return Optional.empty();
          }
          Submission stored = insert(transaction, learner, answer);
          long attempt = scored.attempt().id();
          transaction.execute(
              "UPDATE submission SET attempt = ? WHERE id = ?", attempt, stored.id());
          double worth =
              scored
                  .score()
                  .of(AttemptStore.now(transaction, scored.attempt()), all(transaction, attempt));
          ProgressStore.note(transaction, scored.seat(), attempt, new TimedMark(worth, at));
          return Optional.of(stored);
        });
  }

  /** All answers to an attempt, oldest first. */
  public List<Submission> all(long attempt) {
    return database.read(handle -> all(handle, attempt));
  }

  private static List<Submission> all(Handle handle, long attempt) {
    return handle
        .createQuery(SubmissionRow.SELECT + "WHERE attempt = :attempt ORDER BY id")
        .bind("attempt", attempt)
        .map(SubmissionRow::read)
        .list();
  }

  /** All answers of a learner to an assignment, the newest first. */
  public List<Submission> ofAssignment(Learner learner, long assignment, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SubmissionRow.SELECT
                        + """
                        WHERE attempt IN (SELECT id FROM attempt WHERE assignment = :assignment)
                          AND learner = :learner
                        ORDER BY id DESC LIMIT :most
                        """)
                .bind("assignment", assignment)
                .bind("learner", learner.id())
                .bind("most", most)
                .map(SubmissionRow::read)
                .list());
  }

  private static Submission insert(Handle transaction, Learner learner, MarkedAnswer answer) {
    long id =
        transaction
            .createQuery(SubmissionRow.INSERT)
            .bindMap(SubmissionRow.values(learner, answer))
            .mapTo(Long.class)
            .one();
    return new Submission(id, learner, answer);
  }

  /** What is stored already, if this answer arrived before. */
  private static Optional<Submission> sent(Handle handle, Learner learner, MarkedAnswer answer) {
    if (answer.formKey().isEmpty()) {
      return Optional.empty();
    }
    return handle
        .createQuery(
            SubmissionRow.SELECT
                + """
                WHERE learner = :learner AND exercise = :exercise
                  AND form_key = :formKey
                  AND question = :question AND answer = :answer
                """)
        .bindMap(SubmissionRow.values(learner, answer))
        .map(SubmissionRow::read)
        .findOne();
  }

  /** A submission of anybody, for checks that need no secret of theirs. */
  public Optional<Submission> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(SubmissionRow.SELECT + "WHERE id = :id")
                .bind("id", id)
                .map(SubmissionRow::read)
                .findOne());
  }

  /** A submission, if this learner made it in this exercise. */
  public Optional<Submission> find(Learner learner, String exercise, long id) {
    return find(id)
        .filter(stored -> stored.learner().equals(learner))
        .filter(stored -> stored.answer().exercise().equals(exercise));
  }

  /** The learner's answers to an exercise outside assignments; at most so many are listed. */
  public Submissions submissions(Learner learner, String exercise, int most) {
    return database.read(
        handle -> {
          List<Submission> latest =
              handle
                  .createQuery(
                      SubmissionRow.SELECT
                          + """
                          WHERE learner = :learner AND exercise = :exercise AND attempt IS NULL
                          ORDER BY id DESC LIMIT :most
                          """)
                  .bind("learner", learner.id())
                  .bind("exercise", exercise)
                  .bind("most", most)
                  .map(SubmissionRow::read)
                  .list();
          return new Submissions(latest, total(handle, learner, exercise));
        });
  }

  /**
   * The learner's answers to one variant outside assignments, oldest first; of very many only the
   * latest, because what somebody thought a thousand answers ago does not explain this one.
   */
  public List<Submission> history(
      Learner learner, String exercise, long seed, Purpose purpose, int most) {
    List<Submission> latest =
        database.read(
            handle ->
                handle
                    .createQuery(
                        SubmissionRow.SELECT
                            + """
                            WHERE learner = :learner AND exercise = :exercise
                              AND seed = :seed AND purpose = :purpose AND attempt IS NULL
                            ORDER BY id DESC LIMIT :most
                            """)
                    .bind("learner", learner.id())
                    .bind("exercise", exercise)
                    .bind("seed", seed)
                    .bind("purpose", purpose.word())
                    .bind("most", most)
                    .map(SubmissionRow::read)
                    .list());
    Collections.reverse(latest);
    return latest;
  }

  private static long total(Handle handle, Learner learner, String exercise) {
    return handle
        .createQuery(
            """
            SELECT count(*) FROM submission
            WHERE learner = :learner AND exercise = :exercise AND attempt IS NULL
            """)
        .bind("learner", learner.id())
        .bind("exercise", exercise)
        .mapTo(Long.class)
        .one();
  }
}
