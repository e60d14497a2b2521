package touchline.server.submission;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;

/**
 * A method as it was handed in, with all that is needed to mark it, now or again.
 *
 * @param exercise id of the exercise
 * @param contentVersion the lessons and the marker that it was handed in to, or was marked by
 * @param variant which form of the method was asked for; 0 for the lesson's
 * @param seed draws its hidden cases; a secret
 * @param formKey names one showing of the form; empty if it had no name
 */
public record CodeAnswer(
    String exercise,
    int variant,
    String contentVersion,
    String source,
    long seed,
    String formKey,
    Instant receivedAt) {
  /** In the lesson's form. */
  public CodeAnswer(
      String exercise,
      String contentVersion,
      String source,
      long seed,
      String formKey,
      Instant receivedAt) {
    this(exercise, 0, contentVersion, source, seed, formKey, receivedAt);
  }

  /** What the source hashes to in UTF-8, in hexadecimal: says which it was and not what. */
  public String sourceSha256() {
    try {
      byte[] bytes = source.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  /** Not the seed, which must not get into a log. */
  @Override
  public String toString() {
    return "CodeAnswer[exercise=" + exercise + ", source=" + sourceSha256() + "]";
  }
}
