package touchline.server.grading.pool;

import java.util.HashMap;
import java.util.Map;

/**
 * How much each of several has used while they shared something. Who comes begins where the one is
 * that has used least, so nobody saves up turns by staying away, and nobody is punished for having
 * worked while there was nobody else. Who is away is forgotten.
 */
final class Shares<K> {
  private final Map<K, Use> all = new HashMap<>();

  private static final class Use {
    private long used;
    private int present;
  }

  /** One more piece of work of this one waits. */
  void enter(K key) {
    Use use = all.get(key);
    if (use == null) {
      use = new Use();
      use.used = all.values().stream().mapToLong(other -> other.used).min().orElse(0);
      all.put(key, use);
    }
    use.present++;
  }

  /** A piece is done, or waits no longer. */
  void leave(K key) {
    all.computeIfPresent(key, (same, use) -> --use.present == 0 ? null : use);
  }

  void use(K key, long amount) {
    all.computeIfPresent(
        key,
        (same, use) -> {
          use.used += amount;
          return use;
        });
  }

  /** Who has used less comes first; both are there. */
  int compare(K one, K other) {
    return Long.compare(used(one), used(other));
  }

  private long used(K key) {
    Use use = all.get(key);
    return use == null ? 0 : use.used;
  }
}
