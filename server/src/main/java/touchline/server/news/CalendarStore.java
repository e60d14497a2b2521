package touchline.server.news;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.guard.Secret;
import touchline.server.store.Database;

/** The secret addresses of calendars: of each only what it hashes to. */
public final class CalendarStore {
  private final Database database;
  private final AccountStore accounts;
  private final SecureRandom random = new SecureRandom();

  public CalendarStore(Database database, AccountStore accounts) {
    this.database = database;
    this.accounts = accounts;
  }

  /** A new address; the one before ends. */
  Secret make(Account account, Instant now) {
    Secret secret = Secret.random(random);
    database.write(
        handle -> {
          handle.execute("DELETE FROM calendar_feed WHERE account = ?", account.id());
          return handle.execute(
              "INSERT INTO calendar_feed (account, token_sha256, made_at) VALUES (?, ?, ?)",
              account.id(),
              secret.sha256(),
              now.toString());
        });
    return secret;
  }

  void end(Account account) {
    database.write(
        handle -> handle.execute("DELETE FROM calendar_feed WHERE account = ?", account.id()));
  }

  boolean has(Account account) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT 1 FROM calendar_feed WHERE account = :account")
                .bind("account", account.id())
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
  }

  /** Whose it is; nobody who was erased. */
  Optional<Account> owner(Secret secret) {
    Optional<Long> id =
        database.read(
            handle ->
                handle
                    .createQuery("SELECT account FROM calendar_feed WHERE token_sha256 = :hash")
                    .bind("hash", secret.sha256())
                    .mapTo(Long.class)
                    .findOne());
    return id.flatMap(accounts::findInUse);
  }
}
