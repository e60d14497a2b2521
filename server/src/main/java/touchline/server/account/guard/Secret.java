package touchline.server.account.guard;

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
 * 256 random bits that only their holder knows, base64url. A store keeps no more than the SHA-256,
 * so a copy of the database lets nobody in.
 */
public record Secret(String text) {
  private static final int BYTES = 32;
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

  public Secret {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException("text must be 43 characters of base64url");
    }
  }

  public static Secret random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** The secret in a text from outside, if it has the form of one. */
  public static Optional<Secret> parse(@Nullable String text) {
    return text != null && FORM.matcher(text).matches()
        ? Optional.of(new Secret(text))
        : Optional.empty();
  }

  /** What a store keeps, in hexadecimal. */
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
    return "Secret[sha256=" + sha256() + "]";
  }
}
