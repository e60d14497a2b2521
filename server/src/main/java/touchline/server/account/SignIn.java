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
import touchline.server.account.second.SecondStepStore;
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
  private final SecondStepStore steps;
  private final Database database;

  public SignIn(
      AccountStore accounts,
      SessionStore sessions,
      FailureStore failures,
      Passwords passwords,
      SecondStepStore steps,
      Database database) {
    this.passwords = passwords;
    this.steps = steps;
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

    /** The password is right, and a code is asked for; who shows this may show one. */
    record Second(Secret pass) implements Outcome {}

    /** It is the password, or a code, of who is signed in. */
    record Right() implements Outcome {}

    /** So much time has passed since the password that it has to be shown again. */
    record Over() implements Outcome {}

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
    return tried instanceof Outcome.Right ? entered(account.orElseThrow(), device, now) : tried;
  }

  private Outcome entered(Account account, String device, Instant now) {
    return database.write(
        handle ->
            SecondStepStore.isOn(handle, account.id())
                ? new Outcome.Second(SecondStepStore.pass(handle, account.id(), now))
                : new Outcome.In(
                    sessions.open(handle, account, SecurityEvent.PASSWORD, now), device, account));
  }

  /** Signs in who has shown their password, with a code. */
  public Outcome code(Secret pass, String typed, Instant now) {
    Optional<Account> whose = steps.holder(pass, now).flatMap(accounts::findInUse);
    if (whose.isEmpty()) {
      return new Outcome.Over();
    }
    Account account = whose.get();
    Map<String, Patience> patience = ofCodes(account);
    Instant open = failures.begin(patience, now);
    if (open.isAfter(now)) {
      return tooSoon(now, open);
    }
    Optional<Secret> session =
        database.write(
            handle ->
                SecondStepStore.take(handle, account.id(), typed, now)
                    .filter(how -> SecondStepStore.use(handle, pass))
                    .map(how -> sessions.open(handle, account, how, now)));
    if (session.isEmpty()) {
      note(account, SecurityEvent.WRONG_CODE, now);
      return new Outcome.Wrong();
    }
    failures.succeeded(patience);
    return new Outcome.In(session.get(), device(account.login()), account);
  }

  /** Whether it is a code of whoever is signed in to this account; it is used up. */
  public Outcome knowsCode(Account account, String typed, Instant now) {
    Map<String, Patience> patience = ofCodes(account);
    Instant open = failures.begin(patience, now);
    if (open.isAfter(now)) {
      return tooSoon(now, open);
    }
    boolean isRight =
        database.write(
            handle -> SecondStepStore.take(handle, account.id(), typed, now).isPresent());
    if (!isRight) {
      note(account, SecurityEvent.WRONG_CODE, now);
      return new Outcome.Wrong();
    }
    failures.succeeded(patience);
    return new Outcome.Right();
  }

  private static Map<String, Patience> ofCodes(Account account) {
    return Map.of("code of account " + account.id(), OF_AN_ACCOUNT);
  }

  /** A new session for who is signed in, in place of the one that has ended. */
  public Secret again(Account account, SecurityEvent how, Instant now) {
    return sessions.open(account, how, now);
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
    Optional<String> stored = account.flatMap(accounts::password);
    if (!passwords.fits(password, stored)) {
      account.ifPresent(tried -> note(tried, SecurityEvent.WRONG_PASSWORD, now));
      return new Outcome.Wrong();
    }
    failures.succeeded(patience);
    account.ifPresent(
        known ->
            stored
                .filter(passwords::isOld)
                .ifPresent(old -> accounts.rehash(known, old, passwords.hash(password))));
    return new Outcome.Right();
  }

  /** Of a login that nobody has, nothing is noted: it may be a password in the wrong field. */
  private void note(Account tried, SecurityEvent what, Instant now) {
    database.write(
        handle -> {
          SecurityLogStore.note(handle, tried.id(), what, now);
          return tried;
        });
  }

  /** What is stored of a password; empty if too many people are at it just now. */
  public Optional<String> hash(String password) {
    return passwords.inLine(() -> passwords.hash(password));
  }
}
