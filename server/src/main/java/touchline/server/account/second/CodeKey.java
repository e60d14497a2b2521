package touchline.server.account.second;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What an app and this site share to make the same codes: HMAC-SHA-1 over the half minutes since
 * 1970. See RFC 6238, and RFC 4226, 5.3. SHA-1 is what all apps have; that it collides does not
 * matter here.
 *
 * @param text 160 bits in base32 (RFC 4648, 6)
 */
record CodeKey(String text) {
  static final int DIGITS = 6;

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int LETTER_BITS = 5;
  private static final int LOW_BITS = (1 << LETTER_BITS) - 1;
  private static final int BYTES = 20;

  /** In seconds, of one code. */
  private static final int STEP = 30;

  /** Clocks of telephones differ: the code before this one is taken, too, and the one after. */
  private static final int AROUND = 1;

  private static final String HASH = "HmacSHA1";

  CodeKey {
    if (!text.matches("[A-Z2-7]{32}")) {
      throw new IllegalArgumentException("text must be 32 letters of base32");
    }
  }

  static CodeKey random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return of(bytes);
  }

  /** The key of so many bytes: 20. */
  static CodeKey of(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    long bits = 0;
    int held = 0;
    for (byte one : bytes) {
      bits = (bits << Byte.SIZE) | (one & 0xff);
      for (held += Byte.SIZE; held >= LETTER_BITS; held -= LETTER_BITS) {
        text.append(LETTERS.charAt((int) (bits >> (held - LETTER_BITS)) & LOW_BITS));
      }
    }
    return new CodeKey(text.toString());
  }

  private byte[] bytes() {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES);
    long bits = 0;
    int held = 0;
    for (int i = 0; i < text.length(); i++) {
      bits = (bits << LETTER_BITS) | LETTERS.indexOf(text.charAt(i));
      held += LETTER_BITS;
      if (held >= Byte.SIZE) {
        held -= Byte.SIZE;
        bytes.put((byte) (bits >> held));
      }
    }
    return bytes.array();
  }

  /** The half minute of a moment. */
  static long step(Instant now) {
    return Math.floorDiv(now.getEpochSecond(), STEP);
  }

  /** The code of a half minute, with so many digits. */
  String code(long step, int digits) {
    byte[] hash = hash(step);
    int from = hash[hash.length - 1] & 0xf;
    int number = ByteBuffer.wrap(hash).getInt(from) & Integer.MAX_VALUE;
    int most = 1;
    for (int i = 0; i < digits; i++) {
      most *= 10;
    }
    return ("%0" + digits + "d").formatted(number % most);
  }

  private byte[] hash(long step) {
    try {
      Mac mac = Mac.getInstance(HASH);
      mac.init(new SecretKeySpec(bytes(), HASH));
      return mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(step).array());
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /** The half minute whose code was typed, if it is about now; blanks in it do not count. */
  OptionalLong stepOf(String typed, Instant now) {
    byte[] code = typed.replaceAll("\\s", "").getBytes(UTF_8);
    OptionalLong found = OptionalLong.empty();
    for (long step = step(now) - AROUND; step <= step(now) + AROUND; step++) {
      if (MessageDigest.isEqual(code(step, DIGITS).getBytes(UTF_8), code)) {
        found = OptionalLong.of(step);
      }
    }
    return found;
  }

  /** The address that a picture tells an app: what it is for, and this. */
  String address(String login) {
    String name = URLEncoder.encode(login, UTF_8).replace("+", "%20");
    return "otpauth://totp/Touchline:" + name + "?secret=" + text + "&issuer=Touchline";
  }

  /** Never the key itself. */
  @Override
  public String toString() {
    return "CodeKey";
  }
}
