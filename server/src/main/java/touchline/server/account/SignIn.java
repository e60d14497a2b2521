package touchline.server.account;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import touchline.server.account.guard.DeviceKey;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.Passwords;
import touchline.server.account.guard.Patience;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.store.Database;

/**
 * Lets people in who know a password, and slows down who guesses. Every password that is tried
 * anywhere is tried here.
 */
public final class SignIn {
  private static final Patience OF_ONE_ADDRESS = new Patience.Doubling(5);

  /** Higher, so that a stranger cannot lock somebody out from elsewhere with five attempts. */
  private static final Patience OF_ALL = new Patience.Doubling(50);

  /** Of all logins together, as many as a lecture hall behind one address mistypes in a lesson. */
  private static final Patience OF_A_HALL = new Patience.Steady(300, Duration.ofSeconds(3));

  /** Of a browser in which this person was signed in before; nobody else's failures count there. */
  private static final Patience OF_A_DEVICE = new Patience.Doubling(5);

  /** Of who is signed in. */
  private static final Patience OF_AN_ACCOUNT = new Patience.Doubling(5);

  private final AccountStore accounts;
  private final SessionStore sessions;
  private final FailureStore failures;
  private final Passwords passwords;
  private final DeviceKey devices;
  private final Database database;

  public SignIn(
      AccountStore accounts,
      SessionStore sessions,
      FailureStore failures,
      Passwords passwords,
      Database database) {
    this.passwords = passwords;
    this.accounts = accounts;
    this.sessions = sessions;
    this.failures = failures;
    this.devices = DeviceKey.of(database);
    this.database = database;
  }

  /** What an attempt led to. */
  public sealed interface Outcome {
    /** Both secrets go to the browser: the session, and what makes it known the next time. */
    record In(Secret session, String device, Account account) implements Outcome {}

    /** It is the password of who is signed in. */
    record Right() implements Outcome {}

    /** No such login, or another password: which one is not said. */
    record Wrong() implements Outcome {}

    /** Too many attempts; nothing was looked at. */
    record TooSoon(Duration left) implements Outcome {}

    /** Too many people at once; nothing was looked at, and nothing counts. */
    record Busy() implements Outcome {}
  }

  /**
   * Signs somebody in.
   *
   * @param device what the browser holds of an earlier time; empty if it holds nothing
   */
  Outcome attempt(String typed, String password, String device, String address, Instant now) {
    String login = LoginName.stored(typed);
    if (login.length() > LoginName.MOST) {
      return new Outcome.Wrong();
    }
    boolean isKnown = devices.knows(login, device);
    Map<String, Patience> patience =
        isKnown
            ? Map.of("device " + DeviceKey.name(device), OF_A_DEVICE)
            : Map.of(
                "login " + login + " from " + address,
                OF_ONE_ADDRESS,
                "login " + login,
                OF_ALL,
                "from " + address,
                OF_A_HALL);
    String known = isKnown ? device : device(login);
    return inLine(patience, now, () -> tried(login, password, known, patience, now));
  }

  private Outcome tried(
      String login, String password, String device, Map<String, Patience> patience, Instant now) {
    Optional<Account> account = accounts.named(login);
    Outcome tried = tried(password, account, patience, now);
    return tried instanceof Outcome.Right
        ? new Outcome.In(
            sessions.open(account.orElseThrow(), SecurityEvent.PASSWORD, now),
            device,
            account.orElseThrow())
        : tried;
  }

  /** What makes a browser known in which this person has just been let in. */
  public String device(String login) {
    return devices.make(login);
  }

  /** Whether it is this account's password, of whoever is signed in to it. */
  public Outcome knows(Account account, String password, Instant now) {
    Map<String, Patience> patience = Map.of("password of account " + account.id(), OF_AN_ACCOUNT);
    return inLine(patience, now, () -> tried(password, Optional.of(account), patience, now));
  }

  /** Who comes too soon takes no place in the line from others. */
  private Outcome inLine(Map<String, Patience> patience, Instant now, Supplier<Outcome> attempt) {
    Instant open = failures.opens(patience);
    return open.isAfter(now)
        ? tooSoon(now, open)
        : passwords.inLine(attempt).orElseGet(Outcome.Busy::new);
  }

  private static Outcome tooSoon(Instant now, Instant open) {
    return new Outcome.TooSoon(Duration.between(now, open));
  }

  private Outcome tried(
      String password, Optional<Account> account, Map<String, Patience> patience, Instant now) {
    Instant open = failures.begin(patience, now);
    if (open.isAfter(now)) {
      return tooSoon(now, open);
    }
    if (!passwords.fits(password, account.flatMap(accounts::password))) {
      account.ifPresent(tried -> note(tried, now));
      return new Outcome.Wrong();
    }
    failures.succeeded(patience);
    return new Outcome.Right();
  }

  /** Of a login that nobody has, nothing is noted: it may be a password in the wrong field. */
  private void note(Account tried, Instant now) {
    database.write(
        handle -> {
          SecurityLogStore.note(handle, tried.id(), SecurityEvent.WRONG_PASSWORD, now);
          return tried;
        });
  }

  /** What is stored of a password; empty if too many people are at it just now. */
  public Optional<String> hash(String password) {
    return passwords.inLine(() -> passwords.hash(password));
  }
}
