package touchline.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.store.Database;

/** In which browsers somebody is signed in. */
public final class SessionStore {
  /** Long enough for a fortnight's holiday, short enough for a computer in a lecture room. */
  static final Duration LIFE = Duration.ofDays(15);

  private final Database database;
  private final SecureRandom random = new SecureRandom();

  public SessionStore(Database database) {
    this.database = database;
  }

  /** Signs an account in; the secret goes to the browser and nowhere else. */
  Secret open(Account account, SecurityEvent how, Instant now) {
    return database.write(handle -> open(handle, account, how, now));
  }

  /** The same in a running transaction. */
  public Secret open(Handle transaction, Account account, SecurityEvent how, Instant now) {
    SecurityLogStore.note(transaction, account.id(), how, now);
    Secret secret = Secret.random(random);
    transaction.execute("DELETE FROM session WHERE expires_at <= ?", now.toString());
    transaction
        .createUpdate("INSERT INTO session VALUES (:hash, :account, :until)")
        .bind("hash", secret.sha256())
        .bind("account", account.id())
        .bind("until", now.plus(LIFE).toString())
        .execute();
    return secret;
  }

  /** Who is signed in with this secret now. */
  Optional<Account> account(Secret secret, Instant now) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT "
                        + AccountStore.COLUMNS
                        + " FROM session JOIN account ON account.id = session.account"
                        + " WHERE token_sha256 = :hash AND expires_at > :now"
                        + " AND account.erased_at IS NULL")
                .bind("hash", secret.sha256())
                .bind("now", now.toString())
                .map(AccountStore.ROW)
                .findOne());
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

  static void endAll(Handle transaction, Account account) {
    transaction.execute("DELETE FROM session WHERE account = ?", account.id());
    transaction.execute("DELETE FROM account_token WHERE account = ?", account.id());
  }
}
