package touchline.server.account.guard;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Random bits that only their holder knows: 256 of them in base64url, or 79 in letters and digits
 * that can be read from paper. A store keeps no more than the SHA-256, so a copy of the database
 * lets nobody in.
 */
public record Secret(String text) {
  private static final int BYTES = 32;

  /** None of them looks like another. */
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int GROUPS = 4;

  /** 31 to the 16th is 2 to the 79th: nobody tries so many, not even with the hashes at hand. */
  private static final Pattern READ = Pattern.compile("[a-z2-9]{4}(-[a-z2-9]{4}){3}");

  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}|" + READ);

  public Secret {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException("text must be 43 characters of base64url, or four groups");
    }
  }

  public static Secret random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** One that can be typed from paper. */
  public static Secret readable(SecureRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 4 * GROUPS; i++) {
      text.append(i > 0 && i % 4 == 0 ? "-" : "");
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return new Secret(text.toString());
  }

  /** The secret in a text from outside, if it has the form of one; typed ones in any capitals. */
  public static Optional<Secret> parse(@Nullable String sent) {
    String typed = sent == null ? "" : sent.strip().toLowerCase(Locale.ROOT);
    String text = READ.matcher(typed).matches() ? typed : sent;
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
