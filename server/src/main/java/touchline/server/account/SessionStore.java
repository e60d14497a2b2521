package touchline.server.account;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.account.guard.SessionLife;
import touchline.server.store.Database;
import touchline.server.store.StoreBusy;

/** In which browsers somebody is signed in. */
public final class SessionStore {
  private static final Logger LOG = LoggerFactory.getLogger(SessionStore.class);

  static final String FIND =
      "SELECT "
          + AccountStore.COLUMNS
          + ", session.used_at AS last_used"
          + " FROM session JOIN account ON account.id = session.account"
          + " WHERE token_sha256 = :hash AND expires_at > :now"
          + " AND (used_at IS NULL OR used_at > :idle) AND account.erased_at IS NULL";

  /** One from before uses were noted is told of after its next use. */
  static final String ELSEWHERE =
      """
      SELECT used_at FROM session
      WHERE account = :account AND token_sha256 <> :here AND expires_at > :now AND used_at > :idle
      ORDER BY used_at DESC LIMIT :most
      """;

  /** More browsers than anybody has; a program that signs in again and again may have more. */
  static final int TOLD = 20;

  private final Database database;
  private final SessionLife life;
  private final SecureRandom random = new SecureRandom();

  /** Sessions that last as for whoever is served. */
  public SessionStore(Database database) {
    this(database, SessionLife.USUAL);
  }

  public SessionStore(Database database, SessionLife life) {
    this.database = database;
    this.life = life;
  }

  /** Signs an account in; the secret goes to the browser and nowhere else. */
  Secret open(Account account, SecurityEvent how, Instant now) {
    return database.write(handle -> open(handle, account, how, now));
  }

  /** The same in a running transaction. */
  public Secret open(Handle transaction, Account account, SecurityEvent how, Instant now) {
    SecurityLogStore.note(transaction, account.id(), how, now);
    Secret secret = Secret.random(random);
    transaction.execute(
        "DELETE FROM session WHERE expires_at <= ? OR used_at <= ?",
        now.toString(),
        now.minus(life.idle()).toString());
    transaction
        .createUpdate(
            "INSERT INTO session (token_sha256, account, expires_at, used_at)"
                + " VALUES (:hash, :account, :until, :now)")
        .bind("hash", secret.sha256())
        .bind("account", account.id())
        .bind("until", now.plus(life.longest()).toString())
        .bind("now", now.toString())
        .execute();
    return secret;
  }

  /**
   * A session that goes on.
   *
   * @param used when, as far as it was noted; empty if not since that is noted
   */
  private record Open(Account account, String used) {}

  /** Who is signed in with this secret now; notes that they are here. */
  Optional<Account> account(Secret secret, Instant now) {
    Optional<Open> open = database.read(handle -> find(handle, secret, now));
    String noted = now.minus(SessionLife.NOTED).toString();
    if (open.filter(found -> found.used().compareTo(noted) <= 0).isPresent()) {
      note(secret, now);
    }
    return open.map(Open::account);
  }

  private Optional<Open> find(Handle handle, Secret secret, Instant now) {
    return handle
        .createQuery(FIND)
        .bind("hash", secret.sha256())
        .bind("now", now.toString())
        .bind("idle", now.minus(life.idle()).toString())
        .map(
            (row, context) ->
                new Open(
                    AccountStore.ROW.map(row, context),
                    Objects.requireNonNullElse(row.getString("last_used"), "")))
        .findOne();
  }

  private void note(Secret secret, Instant now) {
    try {
      database.write(
          handle ->
              handle.execute(
                  "UPDATE session SET used_at = ? WHERE token_sha256 = ?",
                  now.toString(),
                  secret.sha256()));
    } catch (StoreBusy | JdbiException notNow) {
      // Pages are read also while nothing can be written; at worst this session ends sooner.
      LOG.debug("the use of a session was not noted", notNow);
    }
  }

  /**
   * When the other browsers were last used in which an account is signed in, to some minutes, the
   * latest first; at most {@link #TOLD}.
   */
  List<Instant> elsewhere(Account account, Optional<Secret> here, Instant now) {
    return database.read(
        handle ->
            handle
                .createQuery(ELSEWHERE)
                .bind("account", account.id())
                .bind("here", here.map(Secret::sha256).orElse(""))
                .bind("now", now.toString())
                .bind("idle", now.minus(life.idle()).toString())
                .bind("most", TOLD)
                .mapTo(String.class)
                .map(Instant::parse)
                .list());
  }

  void end(Secret secret) {
    database.write(
        handle -> handle.execute("DELETE FROM session WHERE token_sha256 = ?", secret.sha256()));
  }

  /** Ends what lets somebody in as this account: sessions, and tokens of programs. */
  void endAll(Account account, Instant now) {
    database.write(
        handle -> {
          SecurityLogStore.note(handle, account.id(), SecurityEvent.SIGNED_OUT, now);
          endAll(handle, account);
          return account;
        });
  }

  /** The same, by an administrator. */
  void endAll(Account who, Account account, Instant now) {
    database.write(
        handle -> {
          SecurityLogStore.note(
              handle, who.id(), SecurityEvent.SIGNED_OUT, "account " + account.id(), now);
          endAll(handle, account);
          return account;
        });
  }

  static void endAll(Handle transaction, Account account) {
    transaction.execute("DELETE FROM session WHERE account = ?", account.id());
    transaction.execute("DELETE FROM account_token WHERE account = ?", account.id());
  }
}
