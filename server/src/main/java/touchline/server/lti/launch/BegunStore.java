package touchline.server.lti.launch;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import touchline.server.account.guard.Secret;
import touchline.server.store.Database;

/**
 * Launches that were begun and have not come back. They are in the database, because a platform may
 * send its answer to another server of this site; what comes back is taken once.
 */
public final class BegunStore {
  /** Somebody may have to sign in at the platform meanwhile. */
  static final Duration LIFE = Duration.ofMinutes(10);

  private final Database database;

  public BegunStore(Database database) {
    this.database = database;
  }

  /**
   * A launch that was begun.
   *
   * @param nonce that its token must carry, by its SHA-256
   * @param browser what the browser must hold, by its SHA-256
   * @param platform that must answer
   * @param target address that the platform asked for
   * @param storage frame of the platform that keeps what the browser may not; empty for none
   */
  record Begun(String nonce, String browser, long platform, String target, String storage) {
    boolean isBy(Secret held) {
      return browser.equals(held.sha256());
    }

    boolean hasNonce(String sent) {
      return Secret.parse(sent).filter(secret -> nonce.equals(secret.sha256())).isPresent();
    }
  }

  /** Keeps one, and forgets those that are too old. */
  void add(Secret state, Begun begun, Instant now) {
    database.write(
        handle -> {
          handle.execute("DELETE FROM lti_login WHERE expires_at <= ?", now.toString());
          return handle.execute(
              """
              INSERT INTO lti_login (state_sha256, nonce_sha256, browser_sha256, platform, target,
                storage, expires_at)
              VALUES (?, ?, ?, ?, ?, ?, ?)
              """,
              state.sha256(),
              begun.nonce(),
              begun.browser(),
              begun.platform(),
              begun.target(),
              begun.storage(),
              now.plus(LIFE).toString());
        });
  }

  /** The launch of a state, which stays. */
  Optional<Begun> find(Secret state, Instant now) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT * FROM lti_login WHERE state_sha256 = :state AND expires_at > :now")
                .bind("state", state.sha256())
                .bind("now", now.toString())
                .map(
                    (row, context) ->
                        new Begun(
                            row.getString("nonce_sha256"),
                            row.getString("browser_sha256"),
                            row.getLong("platform"),
                            row.getString("target"),
                            row.getString("storage")))
                .findOne());
  }

  /** Takes it, with its nonce; false if somebody else has. */
  boolean take(Secret state) {
    return database.write(
            handle ->
                handle.execute("DELETE FROM lti_login WHERE state_sha256 = ?", state.sha256()))
        == 1;
  }
}
