package touchline.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What makes a browser the same learner tomorrow: 256 random bits, base64url. The store knows only
 * its SHA-256, so a copy of the database lets nobody in.
 */
public record LearnerToken(String text) {
  /** The name of the cookie. */
  public static final String COOKIE = "learner";

  private static final int BYTES = 32;
  private static final int YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

  public LearnerToken {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException("text must be 43 characters of base64url");
    }
  }

  public static LearnerToken random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new LearnerToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** The token in a cookie's value, if it has the form of one. */
  public static Optional<LearnerToken> parse(@Nullable String cookie) {
    return cookie != null && FORM.matcher(cookie).matches()
        ? Optional.of(new LearnerToken(cookie))
        : Optional.empty();
  }

  /** The Set-Cookie header that hands the token to the browser. */
  public String cookie() {
    return COOKIE
        + '='
        + text
        + "; Path=/; Max-Age="
        + YEAR_IN_SECONDS
        + "; HttpOnly; SameSite=Lax";
  }

  /** The same, for a browser that came over TLS and is to send it only that way. */
  public String secureCookie() {
    return cookie() + "; Secure";
  }

  /** What the store keeps, in hexadecimal. */
  public String sha256() {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  /** Never the secret itself. */
  @Override
  public String toString() {
    return "LearnerToken[sha256=" + sha256() + "]";
  }
}
