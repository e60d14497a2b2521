package touchline.server.account;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/**
 * Who may hand in over HTTP: a name for each program, and what its token hashes to. Behind each
 * name stands a learner of its own, whom no cookie can be.
 */
public final class ApiTokenStore {
  private final Database database;
  private final LearnerStore learners;
  private final SecureRandom random = new SecureRandom();

  public ApiTokenStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
  }

  /**
   * Makes a token for a name, which is told once and never again; nothing if the name has one. A
   * name that was revoked gets a new one and keeps its submissions.
   */
  public Optional<LearnerToken> create(String name, Instant now) {
    LearnerToken token = LearnerToken.random(random);
    boolean isMade =
        database.write(
            transaction ->
                renew(transaction, name, token, now)
                    || (!isKnown(transaction, name) && insert(transaction, name, token, now)));
    return isMade ? Optional.of(token) : Optional.empty();
  }

  private static boolean renew(Handle transaction, String name, LearnerToken token, Instant now) {
    return transaction
            .createUpdate(
                """
                UPDATE api_token SET token_sha256 = :hash, created_at = :now, revoked_at = NULL
                WHERE name = :name AND revoked_at IS NOT NULL
                """)
            .bind("hash", token.sha256())
            .bind("now", now.toString())
            .bind("name", name)
            .execute()
        == 1;
  }

  private static boolean isKnown(Handle transaction, String name) {
    return transaction
        .createQuery("SELECT 1 FROM api_token WHERE name = :name")
        .bind("name", name)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  private boolean insert(Handle transaction, String name, LearnerToken token, Instant now) {
    Learner learner = learners.enroll(transaction, LearnerToken.random(random), now);
    return transaction
            .createUpdate(
                """
                INSERT INTO api_token (name, learner, token_sha256, created_at)
                VALUES (:name, :learner, :hash, :now)
                """)
            .bind("name", name)
            .bind("learner", learner.id())
            .bind("hash", token.sha256())
            .bind("now", now.toString())
            .execute()
        == 1;
  }

  /** Takes the token of a name away; false if the name has none. */
  public boolean revoke(String name, Instant now) {
    return database.write(
        transaction ->
            transaction
                    .createUpdate(
                        """
                        UPDATE api_token SET revoked_at = :now
                        WHERE name = :name AND revoked_at IS NULL
                        """)
                    .bind("name", name)
                    .bind("now", now.toString())
                    .execute()
                == 1);
  }

  /** Who hands in with this token; nobody if it is not known or was revoked. */
  public Optional<Learner> find(LearnerToken token) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT learner FROM api_token WHERE token_sha256 = :hash AND revoked_at IS NULL
                    """)
                .bind("hash", token.sha256())
                .mapTo(Long.class)
                .findOne()
                .map(Learner::new));
  }
}
