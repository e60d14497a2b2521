package touchline.server.exercise;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import touchline.exercise.Chance;

/**
 * Random numbers from a key and a seed: HMAC-SHA256 of the seed and a counter, a block after the
 * other. It is the same on every machine; without the key what was drawn tells nothing about the
 * seed or about what comes next (NIST SP 800-108, counter mode).
 */
final class KeyedChance extends Chance {
  private static final String ALGORITHM = "HmacSHA256";

  private final Mac mac;
  private final long seed;
  private long blocks;
  private ByteBuffer block = ByteBuffer.allocate(0);

  KeyedChance(byte[] key, long seed) {
    super(seed);
    this.seed = seed;
    try {
      mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
    } catch (GeneralSecurityException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  @Override
  public boolean isOpen() {
    return false;
  }

  @Override
  protected long next() {
    if (!block.hasRemaining()) {
      block =
          ByteBuffer.wrap(
              mac.doFinal(
                  ByteBuffer.allocate(2 * Long.BYTES).putLong(seed).putLong(blocks).array()));
      blocks++;
    }
    return block.getLong();
  }
}
