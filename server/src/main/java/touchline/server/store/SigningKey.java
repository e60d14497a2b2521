package touchline.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A secret that signs texts. Whoever has it can forge what it signs; without it no old signature
 * can be checked.
 */
public final class SigningKey {
  private static final String ALGORITHM = "HmacSHA256";

  private final SecretKeySpec key;

  public SigningKey(byte[] secret) {
    key = new SecretKeySpec(secret, ALGORITHM);
  }

  /** HMAC-SHA256 of the text in UTF-8, as base64url without padding: 43 characters. */
  public String sign(String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(mac.doFinal(text.getBytes(UTF_8)));
    } catch (GeneralSecurityException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  /** Whether the signature is that of the text; takes the same time wherever they differ. */
  public boolean verifies(String text, String signature) {
    return MessageDigest.isEqual(sign(text).getBytes(UTF_8), signature.getBytes(UTF_8));
  }
}
