package touchline.server.account;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Lets people in who know a password, and slows down who guesses. */
public final class SignIn {
  private static final Patience OF_ONE_ADDRESS = new Patience(5);

  /** Higher, so that a stranger cannot lock somebody out from elsewhere with five attempts. */
  private static final Patience OF_ALL = new Patience(50);

  private final AccountStore accounts;
  private final SessionStore sessions;
  private final FailureStore failures;
  private final Passwords passwords;

  public SignIn(
      AccountStore accounts, SessionStore sessions, FailureStore failures, Passwords passwords) {
    this.passwords = passwords;
    this.accounts = accounts;
    this.sessions = sessions;
    this.failures = failures;
  }

  /** What an attempt led to. */
  sealed interface Outcome {
    /** The secret goes to the browser. */
    record In(Secret session, Account account) implements Outcome {}

    /** No such login, or another password: which one is not said. */
    record Wrong() implements Outcome {}

    /** Too many attempts; nothing was looked at. */
    record TooSoon(Duration left) implements Outcome {}
  }

  Outcome attempt(String typed, String password, String address, Instant now) {
    String login = LoginName.stored(typed);
    if (login.length() > LoginName.MOST) {
      return new Outcome.Wrong();
    }
    Map<String, Patience> patience =
        Map.of("login " + login + " from " + address, OF_ONE_ADDRESS, "login " + login, OF_ALL);
    Instant open = failures.begin(patience, now);
    if (open.isAfter(now)) {
      return new Outcome.TooSoon(Duration.between(now, open));
    }
    Optional<Account> account = accounts.named(login);
    if (!passwords.fits(password, account.flatMap(accounts::password))) {
      return new Outcome.Wrong();
    }
    failures.clear(patience.keySet());
    return new Outcome.In(sessions.open(account.orElseThrow(), now), account.orElseThrow());
  }

  /** Whether it is this account's password. */
  boolean knows(Account account, String password) {
    return passwords.fits(password, accounts.password(account));
  }

  String hash(String password) {
    return passwords.hash(password);
  }
}
