package touchline.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Secret;
import touchline.server.store.Database;

/** The mail addresses of accounts, and those that wait to be confirmed. */
public final class AddressStore {
  /** Long enough for slow mail. */
  private static final Duration LIFE = Duration.ofDays(1);

  private final Database database;
  private final SecureRandom random = new SecureRandom();

  public AddressStore(Database database) {
    this.database = database;
  }

  /** Where an invitation goes: an address of theirs, or a login name that is one. */
  public Optional<String> find(Account account) {
    return find(account, "SELECT mail FROM account WHERE id = :id");
  }

  /**
   * Where a link for a forgotten password goes. An address that a roster brought does not count
   * until a link that was sent there was used: who wrote the roster may have mistyped it, or
   * written their own.
   */
  public Optional<String> confirmed(Account account) {
    return find(account, "SELECT mail FROM account WHERE id = :id AND mail_confirmed = 1");
  }

  private Optional<String> find(Account account, String query) {
    Optional<String> given =
        database.read(
            handle ->
                handle.createQuery(query).bind("id", account.id()).mapTo(String.class).findOne());
    return given.or(
        () -> Optional.of(account.login()).filter(login -> MailAddress.problem(login).isEmpty()));
  }

  /** Begins to confirm an address; an earlier one that waits is forgotten. */
  public Secret begin(Account account, String address, Instant now) {
    return database.write(
        handle -> {
          Secret secret = Secret.random(random);
          handle.execute("DELETE FROM mail_change WHERE account = ?", account.id());
          handle.execute(
              "INSERT INTO mail_change VALUES (?, ?, ?, ?)",
              secret.sha256(),
              account.id(),
              address,
              now.plus(LIFE).toString());
          return secret;
        });
  }

  /** The address that this link of this person confirms. */
  Optional<String> waiting(Account account, Secret secret, Instant now) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT address FROM mail_change
                    WHERE token_sha256 = :hash AND account = :account AND expires_at > :now
                    """)
                .bind("hash", secret.sha256())
                .bind("account", account.id())
                .bind("now", now.toString())
                .mapTo(String.class)
                .findOne());
  }

  /**
   * Somebody opened a link and came in with it: if it was mailed, they read mail at its address.
   */
  static void reached(Handle transaction, Account account, Secret secret) {
    transaction.execute(
        """
        UPDATE account SET mail_confirmed = 1 WHERE id = ?
          AND mail = (SELECT mailed_to FROM invitation WHERE token_sha256 = ?)
        """,
        account.id(),
        secret.sha256());
  }

  /** The address of a new account, by who makes it; none if empty. */
  public static void give(Handle transaction, Account account, String address) {
    if (!address.isEmpty()) {
      transaction.execute("UPDATE account SET mail = ? WHERE id = ?", address, account.id());
    }
  }

  /** Mail goes there from now on; links that went to the one before, or wait to, end. */
  void set(Account account, String address) {
    database.write(
        handle -> {
          handle.execute("DELETE FROM mail_change WHERE account = ?", account.id());
          handle.execute("DELETE FROM invitation WHERE account = ?", account.id());
          handle.execute(
              "DELETE FROM outbox WHERE account = ? AND kind <> 'address'", account.id());
          return handle.execute(
              "UPDATE account SET mail = ?, mail_confirmed = 1 WHERE id = ?",
              address,
              account.id());
        });
  }
}
