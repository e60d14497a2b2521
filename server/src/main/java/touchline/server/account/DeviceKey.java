package touchline.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs what a browser keeps after somebody signed in there: a name by chance, which only this
 * login can use. It lets nobody in. It gives the browser tries of its own, so that strangers who
 * guess do not lock out whom the account belongs to (OWASP, "Slow down online guessing attacks with
 * device cookies").
 */
final class DeviceKey {
  static final int BYTES = 32;

  private static final String ALGORITHM = "HmacSHA256";
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}");

  private final SecretKeySpec key;
  private final SecureRandom random = new SecureRandom();

  DeviceKey(byte[] secret) {
    key = new SecretKeySpec(secret, ALGORITHM);
  }

  /** A new one for this login. */
  String make(String login) {
    String name = Secret.random(random).text();
    return name + '.' + sign(name, login);
  }

  /** Whether somebody was signed in with this login where this comes from. */
  boolean knows(String login, String device) {
    return FORM.matcher(device).matches()
        && MessageDigest.isEqual(
            sign(name(device), login).getBytes(UTF_8),
            device.substring(device.indexOf('.') + 1).getBytes(UTF_8));
  }

  /** What stands before the signature. */
  static String name(String device) {
    return device.substring(0, device.indexOf('.'));
  }

  private String sign(String name, String login) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      byte[] signature = mac.doFinal((name + ' ' + login).getBytes(UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
    } catch (GeneralSecurityException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }
}
