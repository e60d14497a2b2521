package touchline.server.exercise;

import java.util.function.Supplier;
import touchline.exercise.Chance;
import touchline.exercise.Seeds;
import touchline.server.store.Database;
import touchline.server.store.SecretStore;

/**
 * The secret that draws the variants for credit: 256 random bits. Practice draws with code that
 * everybody has, from seeds that anybody can try one by one until one of them gives the numbers of
 * their own variant. A seed for credit is none of those, and says nothing without this key. Without
 * it stored answers for credit cannot be marked again.
 */
public final class VariantKey {
  private static final String NAME = "variants";

  private final byte[] secret;

  public VariantKey(byte[] secret) {
    if (secret.length != SecretStore.BYTES) {
      throw new IllegalArgumentException(
          "secret must have " + SecretStore.BYTES + " bytes: " + secret.length);
    }
    this.secret = secret.clone();
  }

  /** One that is kept nowhere, for where nothing is done for credit. */
  public static VariantKey made() {
    return new VariantKey(SecretStore.drawn());
  }

  /** The key of a site, drawn if there is none. */
  public static VariantKey of(Database database) {
    return of(database, SecretStore::drawn);
  }

  /** The key of a site, made so if there is none. */
  public static VariantKey of(Database database, Supplier<byte[]> made) {
    return new VariantKey(new SecretStore(database).open(NAME, made));
  }

  /**
   * What draws the variant of a seed. Seeds of practice keep their sense, because earlier versions
   * drew from them for credit, too.
   */
  public Chance chance(long seed) {
    return Seeds.isSeed(seed) ? new Chance(seed) : new KeyedChance(secret, seed);
  }
}
