package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * A style sheet that stands in the pages that use it.
 *
 * @param rules its text, without addresses
 * @param digest as a Content-Security-Policy names what may be inline, such as {@code sha256-47DE…}
 */
public record InlineSheet(String rules, String digest) {
  static InlineSheet of(String rules) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(rules.getBytes(UTF_8));
      return new InlineSheet(rules, "sha256-" + Base64.getEncoder().encodeToString(digest));
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }
}
