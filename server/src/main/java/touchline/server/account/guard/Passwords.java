package touchline.server.account.guard;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import touchline.server.later.Later;

/** Passwords, hashed with Argon2id. */
public final class Passwords {
  static final int LEAST = 10;
  static final int MOST = 200;

  private static final int LANES = 1;
  private static final int HASH_BYTES = 32;
  private static final int SALT_BYTES = 16;

  private static final int CORES = Runtime.getRuntime().availableProcessors();

  /** For each core, about a second's worth; who comes later is told to come again. */
  private static final int WAITING = 16;

  /** A crowd that signs in at once waits here, instead of taking the memory for each of them. */
  private final Semaphore places = new Semaphore(CORES);

  /** Who waits holds a thread of the web server, and pages need some, too. */
  private final Semaphore line = new Semaphore((1 + WAITING) * CORES);

  /** The library is loaded for the first password, and not by every start. */
  private final Later<Argon2Function> function;

  /**
   * Compared with when there is no such account, so that the answer takes as long. Of no password;
   * written down, because making one would delay every start.
   */
  private final String nobodys;

  /** How hashes begin that are made now. */
  private final String parameters;

  public Passwords(PasswordCost cost) {
    int kibibytes = cost.kibibytes();
    int passes = cost.passes();
    function =
        new Later<>(
            () -> Argon2Function.getInstance(kibibytes, passes, LANES, HASH_BYTES, Argon2.ID));
    parameters = "$argon2id$v=19$m=" + kibibytes + ",t=" + passes + ",p=" + LANES + "$";
    nobodys = parameters + "2PvitEKYs98bc39gx0xEAw$9PJPUrBCL5T9M9ORftRwQruWT4yaYW/VrzQLeFotTOY";
  }

  /** Why this cannot be the password of that account, or nothing. */
  public static Optional<String> problem(String password, String login) {
    int length = password.codePointCount(0, password.length());
    if (length < LEAST) {
      return Optional.of(
          "Choose at least " + LEAST + " characters; this has " + length + ". Words are fine.");
    }
    if (length > MOST) {
      return Optional.of("Choose at most " + MOST + " characters; this has " + length + ".");
    }
    if (password.toLowerCase(Locale.ROOT).equals(login)) {
      return Optional.of("Choose something else than the login name.");
    }
    if (password.codePoints().distinct().count() == 1) {
      return Optional.of("Choose more than one character repeated.");
    }
    if (GuessedFirst.is(password, login)) {
      return Optional.of(
          "This would be guessed early. Choose some words that only you put together.");
    }
    if (Breached.is(password)) {
      return Optional.of(
          "This stands on lists of passwords that were stolen elsewhere, which are tried first."
              + " Choose some words that only you put together.");
    }
    return Optional.empty();
  }

  /** Does what a password is needed for, in a short line; empty, and at once, if it is full. */
  public <T> Optional<T> inLine(Supplier<T> work) {
    if (!line.tryAcquire()) {
      return Optional.empty();
    }
    try {
      return Optional.of(work.get());
    } finally {
      line.release();
    }
  }

  /** What the store keeps. */
  public String hash(String password) {
    return inTurn(
        () ->
            Password.hash(normal(password))
                .addRandomSalt(SALT_BYTES)
                .with(function.get())
                .getResult());
  }

  /** Whether it is the password; where nothing is stored it never is, and that takes as long. */
  public boolean fits(String password, Optional<String> stored) {
    String hash = stored.orElse(nobodys);
    boolean fits =
        inTurn(
            () ->
                Password.check(normal(password), hash)
                    .with(Argon2Function.getInstanceFromHash(hash)));
    return fits && stored.isPresent();
  }

  /** Whether a hash was made at another cost than today's, and should be made anew. */
  public boolean isOld(String hash) {
    return !hash.startsWith(parameters);
  }

  /** Keyboards differ in how they send the same letter with an accent. */
  private static String normal(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFKC);
  }

  private <T> T inTurn(Supplier<T> work) {
    places.acquireUninterruptibly();
    try {
      return work.get();
    } finally {
      places.release();
    }
  }
}
