package touchline.server.receipt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secret that signs receipts: 256 random bits. Who has it can forge receipts; who loses it can
 * check no old ones.
 */
public final class ReceiptKey {
  static final int BYTES = 32;

  private static final String ALGORITHM = "HmacSHA256";

  private final SecretKeySpec key;

  ReceiptKey(byte[] secret) {
    key = new SecretKeySpec(secret, ALGORITHM);
  }

  /** HMAC-SHA256 of the text in UTF-8, as base64url without padding: 43 characters. */
  String sign(String text) {
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
  boolean verifies(String text, String signature) {
    return MessageDigest.isEqual(sign(text).getBytes(UTF_8), signature.getBytes(UTF_8));
  }
}
