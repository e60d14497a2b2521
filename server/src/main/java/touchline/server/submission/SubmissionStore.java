package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.geometry.Vec2;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.store.Database;

/** The submissions on the disk. */
public final class SubmissionStore {
  private static final String COLUMNS =
      """
      SELECT id, learner, exercise, content_version, seed, raw_x, raw_y, x, y, outcome, mistakes, received_at
      FROM submission
      """;

  private final Database database;
  private final LearnerStore learners;

  public SubmissionStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
  }

  /** Stores an answer, and its learner if new, and returns when both are on the disk. */
  public Submission add(LearnerToken who, MarkedAnswer answer) {
    return database.write(
        transaction -> {
          Learner learner = learners.enroll(transaction, who, answer.receivedAt());
          return new Submission(insert(transaction, learner, answer), learner, answer);
        });
  }

  private static long insert(Handle transaction, Learner learner, MarkedAnswer answer) {
    return transaction
        .createQuery(
            """
            INSERT INTO submission (learner, exercise, content_version, seed, raw_x, raw_y, x, y,
              outcome, mistakes, received_at)
            VALUES (:learner, :exercise, :version, :seed, :rawX, :rawY, :x, :y,
              :outcome, :mistakes, :received)
            RETURNING id
            """)
        .bind("learner", learner.id())
        .bind("exercise", answer.exercise())
        .bind("version", answer.contentVersion())
        .bind("seed", answer.seed())
        .bind("rawX", answer.rawX())
        .bind("rawY", answer.rawY())
        .bind("x", answer.point().x())
        .bind("y", answer.point().y())
        .bind("outcome", answer.outcome().word())
        .bind("mistakes", String.join(" ", answer.mistakes()))
        .bind("received", answer.receivedAt().toString())
        .mapTo(Long.class)
        .one();
  }

  /** A submission, if this learner made it in this exercise. */
  public Optional<Submission> find(Learner learner, String exercise, long id) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    COLUMNS + "WHERE id = :id AND learner = :learner AND exercise = :exercise")
                .bind("id", id)
                .bind("learner", learner.id())
                .bind("exercise", exercise)
                .map(SubmissionStore::submission)
                .findOne());
  }

  /** The learner's attempts at an exercise; at most so many are listed. */
  public Attempts attempts(Learner learner, String exercise, int most) {
    return database.read(
        handle -> {
          List<Submission> latest =
              handle
                  .createQuery(
                      COLUMNS
                          + """
                          WHERE learner = :learner AND exercise = :exercise
                          ORDER BY id DESC LIMIT :most
                          """)
                  .bind("learner", learner.id())
                  .bind("exercise", exercise)
                  .bind("most", most)
                  .map(SubmissionStore::submission)
                  .list();
          return new Attempts(latest, total(handle, learner, exercise));
        });
  }

  private static long total(Handle handle, Learner learner, String exercise) {
    return handle
        .createQuery(
            "SELECT count(*) FROM submission WHERE learner = :learner AND exercise = :exercise")
        .bind("learner", learner.id())
        .bind("exercise", exercise)
        .mapTo(Long.class)
        .one();
  }

  private static Submission submission(ResultSet row, StatementContext context)
      throws SQLException {
    String mistakes = row.getString("mistakes");
    return new Submission(
        row.getLong("id"),
        new Learner(row.getLong("learner")),
        new MarkedAnswer(
            row.getString("exercise"),
            row.getString("content_version"),
            row.getLong("seed"),
            row.getString("raw_x"),
            row.getString("raw_y"),
            new Vec2(row.getDouble("x"), row.getDouble("y")),
            Outcome.of(row.getString("outcome")),
            mistakes.isEmpty() ? List.of() : List.of(mistakes.split(" ", -1)),
            Instant.parse(row.getString("received_at"))));
  }
}
