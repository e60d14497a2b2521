package touchline.server.account;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** The learners that have submitted something. */
public final class LearnerStore {
  /** Of some hundred bytes each. */
  private static final int MOST_REMEMBERED = 10_000;

  private final Database database;

  /** Those who came last, by what is kept of their tokens: neither ever changes. */
  private final Map<String, Learner> remembered =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Learner> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  public LearnerStore(Database database) {
    this.database = database;
  }

  /** The learner who holds this token, or nobody. */
  public Learner find(LearnerToken token) {
    String hash = token.sha256();
    synchronized (remembered) {
      Learner known = remembered.get(hash);
      if (known != null) {
        return known;
      }
    }
    Optional<Learner> found = find(hash);
    found.ifPresent(learner -> remember(hash, learner));
    return found.orElse(Learner.NOBODY);
  }

  private void remember(String hash, Learner learner) {
    synchronized (remembered) {
      remembered.put(hash, learner);
    }
  }

  private Optional<Learner> find(String hash) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT id FROM learner WHERE token_sha256 = :hash")
                .bind("hash", hash)
                .mapTo(Long.class)
                .findOne()
                .map(Learner::new));
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
