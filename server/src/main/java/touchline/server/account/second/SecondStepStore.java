package touchline.server.account.second;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.store.Database;

/** Whose sign-in takes a second step, and what they type there. */
public final class SecondStepStore {
  /** Long enough to look for a telephone. */
  static final Duration LIFE = Duration.ofMinutes(10);

  private static final int CODES = 10;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Database database;

  public SecondStepStore(Database database) {
    this.database = database;
  }

  /**
   * What somebody's app is to be told.
   *
   * @param key to be typed, in groups of four letters
   * @param address the same as a picture tells it
   */
  public record Told(String key, String address) {}

  /** Since when somebody types codes; empty for who does not. */
  public Optional<Instant> since(long account) {
    return database.read(handle -> since(handle, account)).map(Instant::parse);
  }

  private static Optional<String> since(Handle handle, long account) {
    return handle
        .createQuery(
            "SELECT since_at FROM second_step WHERE account = :account AND since_at IS NOT NULL")
        .bind("account", account)
        .mapTo(String.class)
        .findOne();
  }

  /** Whether somebody types codes. */
  public static boolean isOn(Handle transaction, long account) {
    return since(transaction, account).isPresent();
  }

  /** The accounts whose owners type codes. */
  public Set<Long> everybody() {
    return database.read(
        handle ->
            new HashSet<>(
                handle
                    .createQuery("SELECT account FROM second_step WHERE since_at IS NOT NULL")
                    .mapTo(Long.class)
                    .list()));
  }

  /** Makes a new key for who types no codes yet; none are asked for until one was shown. */
  public Optional<Told> begin(long account, String login) {
    CodeKey key = CodeKey.random(RANDOM);
    int made =
        database.write(
            handle ->
                handle.execute(
                    """
                    INSERT INTO second_step (account, key, since_at, last_step)
                    VALUES (?, ?, NULL, 0)
                    ON CONFLICT (account) DO UPDATE SET key = excluded.key
                    WHERE second_step.since_at IS NULL
                    """,
                    account,
                    key.text()));
    return made == 1 ? Optional.of(told(key, login)) : Optional.empty();
  }

  private static Told told(CodeKey key, String login) {
    return new Told(key.text().replaceAll("(.{4})(?=.)", "$1 "), key.address(login));
  }

  /** The key that waits for its first code. */
  public Optional<Told> begun(long account, String login) {
    return database.read(
        handle ->
            isOn(handle, account)
                ? Optional.empty()
                : key(handle, account).map(key -> told(key, login)));
  }

  private static Optional<CodeKey> key(Handle handle, long account) {
    return handle
        .createQuery("SELECT key FROM second_step WHERE account = :account")
        .bind("account", account)
        .mapTo(String.class)
        .findOne()
        .map(CodeKey::new);
  }

  /**
   * Asks for codes from now on, if this is one of the key that waits. Other sessions end: whoever
   * has one came in without a code.
   *
   * @return the codes for paper, shown once; empty if it is not one
   */
  public Optional<List<String>> confirm(long account, String typed, Instant now) {
    return database.write(
        handle -> {
          boolean isRight = !isOn(handle, account) && takesCode(handle, account, typed, now);
          if (!isRight) {
            return Optional.empty();
          }
          handle.execute(
              "UPDATE second_step SET since_at = ? WHERE account = ?", now.toString(), account);
          handle.execute("DELETE FROM session WHERE account = ?", account);
          SecurityLogStore.note(handle, account, SecurityEvent.SECOND_STEP, now);
          return Optional.of(renewed(handle, account));
        });
  }

  /** Takes the code of a half minute once; of two who show it at once one is second. */
  private static boolean takesCode(Handle handle, long account, String typed, Instant now) {
    OptionalLong step =
        key(handle, account).map(key -> key.stepOf(typed, now)).orElse(OptionalLong.empty());
    return step.isPresent()
        && handle.execute(
                "UPDATE second_step SET last_step = ? WHERE account = ? AND last_step < ?",
                step.getAsLong(),
                account,
                step.getAsLong())
            == 1;
  }

  private static boolean takesPaper(Handle handle, long account, String typed) {
    return handle.execute(
            "DELETE FROM recovery_code WHERE account = ? AND code_sha256 = ?",
            account,
            PaperCode.typed(typed).sha256())
        == 1;
  }

  /** Takes what was typed, once; says what it was, or nothing if it is not right. */
  public static Optional<SecurityEvent> take(
      Handle transaction, long account, String typed, Instant now) {
    if (!isOn(transaction, account)) {
      return Optional.empty();
    }
    if (takesCode(transaction, account, typed, now)) {
      return Optional.of(SecurityEvent.CODE_OF_APP);
    }
    return takesPaper(transaction, account, typed)
        ? Optional.of(SecurityEvent.CODE_ON_PAPER)
        : Optional.empty();
  }

  /** New codes for paper; those before them end. */
  public List<String> renew(long account, Instant now) {
    return database.write(
        handle -> {
          SecurityLogStore.note(handle, account, SecurityEvent.NEW_CODES, now);
          return renewed(handle, account);
        });
  }

  private static List<String> renewed(Handle handle, long account) {
    handle.execute("DELETE FROM recovery_code WHERE account = ?", account);
    List<PaperCode> codes = Stream.generate(() -> PaperCode.random(RANDOM)).limit(CODES).toList();
    codes.forEach(
        code -> handle.execute("INSERT INTO recovery_code VALUES (?, ?)", account, code.sha256()));
    return codes.stream().map(PaperCode::text).toList();
  }

  /** How many codes for paper are left. */
  public int left(long account) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT count(*) FROM recovery_code WHERE account = :account")
                .bind("account", account)
                .mapTo(Integer.class)
                .one());
  }

  /** Asks for no codes any more. */
  public void end(long account, Instant now) {
    database.write(
        handle -> {
          SecurityLogStore.note(handle, account, SecurityEvent.NO_SECOND_STEP, now);
          return end(handle, account);
        });
  }

  /** The same by an administrator, for who has lost everything. */
  public void end(long who, long account, Instant now) {
    database.write(
        handle -> {
          SecurityLogStore.note(
              handle, who, SecurityEvent.NO_SECOND_STEP, "account " + account, now);
          return end(handle, account);
        });
  }

  private static long end(Handle handle, long account) {
    for (String table : List.of("second_step", "recovery_code", "first_step")) {
      handle.execute("DELETE FROM " + table + " WHERE account = ?", account);
    }
    return account;
  }

  /** For who has shown their password: lets them show a code, for a while. */
  public static Secret pass(Handle transaction, long account, Instant now) {
    Secret pass = Secret.random(RANDOM);
    transaction.execute("DELETE FROM first_step WHERE expires_at <= ?", now.toString());
    transaction.execute(
        "INSERT INTO first_step VALUES (?, ?, ?)",
        pass.sha256(),
        account,
        now.plus(LIFE).toString());
    return pass;
  }

  /** Whose it is, while it lasts. */
  public Optional<Long> holder(Secret pass, Instant now) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT account FROM first_step WHERE pass_sha256 = :pass AND expires_at > :now")
                .bind("pass", pass.sha256())
                .bind("now", now.toString())
                .mapTo(Long.class)
                .findOne());
  }

  /** Uses it up; false if somebody else has. */
  public static boolean use(Handle transaction, Secret pass) {
    return transaction.execute("DELETE FROM first_step WHERE pass_sha256 = ?", pass.sha256()) == 1;
  }
}
