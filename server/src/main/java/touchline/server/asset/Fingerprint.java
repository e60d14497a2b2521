package touchline.server.asset;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** A name for bytes that changes when they change, but for one time in 2<sup>64</sup>. */
final class Fingerprint {
  /** 64 bits: enough that two versions of one asset never share a name. */
  private static final int DIGITS = 16;

  private Fingerprint() {}

  /**
   * Of two checksums, which Java has the machine take from the start, while SHA-256 takes a tenth
   * of a second for a page until it is compiled. Nobody should choose the bytes: two that share it
   * are easily made.
   */
  static String quick(byte[] bytes) {
    CRC32 first = new CRC32();
    CRC32C second = new CRC32C();
    first.update(bytes);
    second.update(bytes);
    return HexFormat.of().toHexDigits(first.getValue() << Integer.SIZE | second.getValue());
  }

  static String of(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }
}
