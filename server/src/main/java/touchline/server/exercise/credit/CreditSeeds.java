package touchline.server.exercise.credit;

import java.security.SecureRandom;
import touchline.exercise.Seeds;
import touchline.server.store.SecretStore;

/** What variants for credit are drawn from. */
public interface CreditSeeds {
  /** The seed of one more variant, from 1. */
  long next();

  /** The key of a site that has none yet, of {@link SecretStore#BYTES} bytes. */
  byte[] key();

  /** Seeds that nobody can foresee and that practice has none of, and such a key. */
  static CreditSeeds secret() {
    SecureRandom random = new SecureRandom();
    return new CreditSeeds() {
      @Override
      public long next() {
        long seed = 0;
        while (seed <= Seeds.LAST) {
          seed = random.nextLong() >>> 1;
        }
        return seed;
      }

      @Override
      public byte[] key() {
        return SecretStore.drawn();
      }
    };
  }
}
