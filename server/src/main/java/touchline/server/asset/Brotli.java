package touchline.server.asset;

import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import touchline.server.later.Later;

/**
 * The Brotli form of an answer (RFC 7932). It finds repetitions however far apart, gzip only within
 * 32 KB, which makes much of a lesson with ten exercises of the same form.
 */
final class Brotli {
  private static final Later<Boolean> THERE = new Later<>(NativeBrotli::load);

  private Brotli() {}

  /** Whether the program has its code for this machine; elsewhere gzip is sent. */
  static boolean isThere() {
    return THERE.get();
  }

  static byte[] compress(byte[] bytes, Effort effort) {
    try {
      return Encoder.compress(bytes, new Encoder.Parameters().setQuality(effort.brotliQuality()));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
