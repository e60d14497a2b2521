package touchline.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Secret;
import touchline.server.store.Database;

/** Links that work once: to choose a password, or to become the first administrator. */
public final class InvitationStore {
  /** A link is handed over by hand, perhaps before a weekend. */
  public static final Duration LIFE = Duration.ofDays(7);

  private final Database database;
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final SecureRandom random = new SecureRandom();

  public InvitationStore(Database database, AccountStore accounts, SessionStore sessions) {
    this.database = database;
    this.accounts = accounts;
    this.sessions = sessions;
  }

  /** To choose a password; an earlier link of the same account ends. */
  Secret invite(Handle transaction, Account account, Duration life, Instant now) {
    transaction.execute("DELETE FROM invitation WHERE account = ?", account.id());
    return stored(transaction, Optional.of(account), Optional.empty(), now.plus(life));
  }

  /**
   * The same for a letter that is going to be mailed; an earlier one by mail ends. A link that was
   * handed over goes on: whoever asks for mail is not always who holds it.
   *
   * @param letter its number in the outbox
   * @return empty if the letter does not wait any more, because a password was chosen since
   */
  public Optional<Secret> mail(
      long letter, Account account, String address, Duration life, Instant now) {
    return database.write(
        handle -> {
          if (!waits(handle, letter)) {
            return Optional.empty();
          }
          handle.execute(
              "DELETE FROM invitation WHERE account = ? AND mailed_to IS NOT NULL", account.id());
          return Optional.of(
              stored(handle, Optional.of(account), Optional.of(address), now.plus(life)));
        });
  }

  private static boolean waits(Handle handle, long letter) {
    return handle
            .createQuery("SELECT count(*) FROM outbox WHERE id = :letter")
            .bind("letter", letter)
            .mapTo(Long.class)
            .one()
        > 0;
  }

  /** To become the first administrator; empty once there is an account. */
  public Optional<Secret> first(Instant now) {
    return database.write(
        handle -> {
          handle.execute("DELETE FROM invitation WHERE account IS NULL");
          return isTaken(handle)
              ? Optional.empty()
              : Optional.of(stored(handle, Optional.empty(), Optional.empty(), now.plus(LIFE)));
        });
  }

  private static boolean isTaken(Handle handle) {
    return handle.createQuery("SELECT count(*) FROM account").mapTo(Long.class).one() > 0;
  }

  private Secret stored(
      Handle transaction, Optional<Account> account, Optional<String> mailedTo, Instant until) {
    Secret secret = Secret.random(random);
    transaction
        .createUpdate(
            """
            INSERT INTO invitation (token_sha256, account, expires_at, mailed_to)
            VALUES (:hash, :account, :until, :mailedTo)
            """)
        .bind("hash", secret.sha256())
        .bind("account", account.map(Account::id).orElse(null))
        .bind("until", until.toString())
        .bind("mailedTo", mailedTo.orElse(null))
        .execute();
    return secret;
  }

  /** What a link is for; empty when it was used, has expired or never was. */
  Optional<Invitation> find(Secret secret, Instant now) {
    return database.read(handle -> find(handle, secret, now));
  }

  private static Optional<Invitation> find(Handle handle, Secret secret, Instant now) {
    return handle
        .createQuery(
            "SELECT "
                + AccountStore.COLUMNS
                + " FROM invitation LEFT JOIN account ON account.id = invitation.account"
                + " WHERE token_sha256 = :hash AND expires_at > :now"
                + " AND account.erased_at IS NULL")
        .bind("hash", secret.sha256())
        .bind("now", now.toString())
        .map(
            (row, context) ->
                row.getObject("login") == null
                    ? new Invitation(Optional.empty())
                    : new Invitation(Optional.of(AccountStore.ROW.map(row, context))))
        .findOne();
  }

  /** Uses a link up, sets the password and signs in; empty when somebody was faster. */
  Optional<Secret> accept(Secret secret, String passwordHash, Instant now) {
    return database.write(
        handle ->
            find(handle, secret, now)
                .flatMap(Invitation::account)
                .map(account -> enter(handle, secret, account, passwordHash, now)));
  }

  /** Uses the first link up and makes the administrator; empty when somebody was faster. */
  Optional<Secret> acceptFirst(
      Secret secret, String login, String name, String passwordHash, Instant now) {
    return database.write(
        handle ->
            find(handle, secret, now)
                .filter(invitation -> invitation.account().isEmpty() && !isTaken(handle))
                .flatMap(invitation -> accounts.add(handle, login, name, true, now))
                .map(account -> enter(handle, secret, account, passwordHash, now)));
  }

  private Secret enter(
      Handle transaction, Secret secret, Account account, String passwordHash, Instant now) {
    AddressStore.reached(transaction, account, secret);
    transaction.execute("DELETE FROM invitation WHERE token_sha256 = ?", secret.sha256());
    AccountStore.setPassword(transaction, account, passwordHash);
    return sessions.open(transaction, account, now);
  }
}
