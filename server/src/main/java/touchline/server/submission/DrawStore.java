package touchline.server.submission;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.Visitor;
import touchline.server.store.Database;

/** The variants that were drawn for credit: one for a learner and an exercise, and it stays. */
public final class DrawStore {
  private final Database database;
  private final LearnerStore learners;

  public DrawStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
  }

  /** What was drawn for this learner, if anything was. */
  public Optional<Draw> find(Learner learner, String exercise) {
    return database.read(handle -> find(handle, learner, exercise));
  }

  /** Draws this seed unless one was drawn before, and gives what counts. */
  public Draw draw(Visitor who, String exercise, String version, long seed, Instant now) {
    return database.write(
        transaction -> {
          Learner learner = learners.enroll(transaction, who, now);
          transaction
              .createUpdate(
                  """
                  INSERT INTO draw (learner, exercise, content_version, seed, drawn_at)
                  VALUES (:learner, :exercise, :version, :seed, :now)
                  ON CONFLICT (learner, exercise) DO NOTHING
                  """)
              .bind("learner", learner.id())
              .bind("exercise", exercise)
              .bind("version", version)
              .bind("seed", seed)
              .bind("now", now.toString())
              .execute();
          return find(transaction, learner, exercise).orElseThrow();
        });
  }

  /** Notes that one more hint was given, up to the last; asking for the same one twice is free. */
  public void hint(Learner learner, String exercise, int hint) {
    database.write(
        transaction ->
            transaction
                .createUpdate(
                    """
                    UPDATE draw SET hints = :hint
                    WHERE learner = :learner AND exercise = :exercise AND hints = :hint - 1
                    """)
                .bind("learner", learner.id())
                .bind("exercise", exercise)
                .bind("hint", hint)
                .execute());
  }

  private static Optional<Draw> find(Handle handle, Learner learner, String exercise) {
    return handle
        .createQuery(
            "SELECT seed, hints FROM draw WHERE learner = :learner AND exercise = :exercise")
        .bind("learner", learner.id())
        .bind("exercise", exercise)
        .map((row, context) -> new Draw(row.getLong("seed"), row.getInt("hints")))
        .findOne();
  }
}
