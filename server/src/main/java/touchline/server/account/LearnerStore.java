package touchline.server.account;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** The learners that have submitted something. */
public final class LearnerStore {
  private final Database database;

  public LearnerStore(Database database) {
    this.database = database;
  }

  /** The learner who holds this token, or nobody. */
  public Learner find(LearnerToken token) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT id FROM learner WHERE token_sha256 = :hash")
                .bind("hash", token.sha256())
                .mapTo(Long.class)
                .findOne()
                .map(Learner::new)
                .orElse(Learner.NOBODY));
  }

  /** The learner who hands something in, or nobody if they are new. */
  public Learner known(Visitor visitor) {
    return visitor instanceof LearnerToken token ? find(token) : (Learner) visitor;
  }

  /** The learner who hands something in, new if need be, in a running transaction. */
  public Learner enroll(Handle transaction, Visitor visitor, Instant now) {
    return visitor instanceof LearnerToken token
        ? enroll(transaction, token, now)
        : (Learner) visitor;
  }

  /** The learner who holds this token, new if need be. */
  Learner enroll(Handle transaction, LearnerToken token, Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO learner (token_sha256, created_at) VALUES (:hash, :now)
            ON CONFLICT (token_sha256) DO NOTHING
            """)
        .bind("hash", token.sha256())
        .bind("now", now.toString())
        .execute();
    long id =
        transaction
            .createQuery("SELECT id FROM learner WHERE token_sha256 = :hash")
            .bind("hash", token.sha256())
            .mapTo(Long.class)
            .one();
    return new Learner(id);
  }
}
