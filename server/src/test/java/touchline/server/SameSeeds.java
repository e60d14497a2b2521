package touchline.server;

import java.util.concurrent.atomic.AtomicLong;
import touchline.exercise.Seeds;
import touchline.server.exercise.credit.CreditSeeds;
import touchline.server.store.SecretStore;

/**
 * The same variants whenever a test runs: what a variant happens to ask must not decide whether a
 * test passes.
 */
public final class SameSeeds implements CreditSeeds {
  /** Odd, far from all powers of two: no seed is a part of another or of any number on a page. */
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final AtomicLong last = new AtomicLong();

  @Override
  public long next() {
    long seed = 0;
    while (seed <= Seeds.LAST) {
      seed = last.addAndGet(STEP) >>> 1;
    }
    return seed;
  }

  @Override
  public byte[] key() {
    return new byte[SecretStore.BYTES];
  }
}
