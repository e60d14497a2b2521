package touchline.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.second.SecondStepStore;
import touchline.server.store.Database;

/** Links that work once: to choose a password, or to become the first administrator. */
public final class InvitationStore {
  /** A link is handed over by hand, perhaps before a weekend. */
  public static final Duration LIFE = Duration.ofDays(7);

  private final Database database;
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final JoinStore joins;
  private final SecureRandom random = new SecureRandom();

  public InvitationStore(Database database, AccountStore accounts, SessionStore sessions) {
    this(database, accounts, sessions, (transaction, account, course, now) -> {});
  }

  /**
   * @param joins takes who comes by a link that leads into a course into that course
   */
  public InvitationStore(
      Database database, AccountStore accounts, SessionStore sessions, JoinStore joins) {
    this.joins = joins;
    this.database = database;
    this.accounts = accounts;
    this.sessions = sessions;
  }

  /** To choose a password; an earlier link of the same account ends. */
  Secret invite(Handle transaction, Account account, Duration life, Instant now) {
    transaction.execute("DELETE FROM invitation WHERE account = ?", account.id());
    Secret secret = Secret.random(random);
    store(transaction, secret, Optional.of(account), Optional.empty(), now.plus(life));
    return secret;
  }

  /** The same with a link that can be typed from paper. */
  public Secret inviteOnPaper(Handle transaction, Account account, Instant now) {
    transaction.execute("DELETE FROM invitation WHERE account = ?", account.id());
    Secret secret = Secret.readable(random);
    store(transaction, secret, Optional.of(account), Optional.empty(), now.plus(LIFE));
    return secret;
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
          Secret secret = Secret.random(random);
          store(handle, secret, Optional.of(account), Optional.of(address), now.plus(life));
          handle.execute(
              "UPDATE invitation SET joins = (SELECT joins FROM outbox WHERE id = ?)"
                  + " WHERE token_sha256 = ?",
              letter,
              secret.sha256());
          return Optional.of(secret);
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

  /** Whether somebody has chosen a password, so that they need no link. */
  public boolean hasPassword(Account account) {
    return accounts.password(account).isPresent();
  }

  /** To become the first administrator; empty once there is an account. */
  public Optional<Secret> first(Instant now) {
    return database.write(
        handle -> {
          handle.execute("DELETE FROM invitation WHERE account IS NULL");
          if (isTaken(handle)) {
            return Optional.empty();
          }
          Secret secret = Secret.random(random);
          store(handle, secret, Optional.empty(), Optional.empty(), now.plus(LIFE));
          return Optional.of(secret);
        });
  }

  private static boolean isTaken(Handle handle) {
    return handle.createQuery("SELECT count(*) FROM account").mapTo(Long.class).one() > 0;
  }

  private static void store(
      Handle transaction,
      Secret secret,
      Optional<Account> account,
      Optional<String> mailedTo,
      Instant until) {
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

  /**
   * What became of a link.
   *
   * @param secret of the session; or, where a code is asked for, what lets somebody show one
   */
  record Entered(Secret secret, boolean isSignedIn) {}

  /** Uses a link up, sets the password and signs in; empty when somebody was faster. */
  Optional<Entered> accept(Secret secret, String passwordHash, Instant now) {
    return database.write(
        handle ->
            find(handle, secret, now)
                .flatMap(Invitation::account)
                .map(account -> enter(handle, secret, account, passwordHash, now)));
  }

  /** Uses the first link up and makes the administrator; empty when somebody was faster. */
  Optional<Entered> acceptFirst(
      Secret secret, String login, String name, String passwordHash, Instant now) {
    return database.write(
        handle ->
            find(handle, secret, now)
                .filter(invitation -> invitation.account().isEmpty() && !isTaken(handle))
                .flatMap(invitation -> accounts.add(handle, login, name, true, now))
                .map(account -> enter(handle, secret, account, passwordHash, now)));
  }

  private Entered enter(
      Handle transaction, Secret secret, Account account, String passwordHash, Instant now) {
    AddressStore.reached(transaction, account, secret);
    transaction
        .createQuery(
            "SELECT joins FROM invitation WHERE token_sha256 = :hash AND joins IS NOT NULL")
        .bind("hash", secret.sha256())
        .mapTo(Long.class)
        .findOne()
        .ifPresent(course -> joins.join(transaction, account, course, now));
    transaction.execute("DELETE FROM invitation WHERE token_sha256 = ?", secret.sha256());
    AccountStore.setPassword(transaction, account, passwordHash);
    return SecondStepStore.isOn(transaction, account.id())
        ? new Entered(SecondStepStore.pass(transaction, account.id(), now), false)
        : new Entered(sessions.open(transaction, account, SecurityEvent.LINK, now), true);
  }
}
