package touchline.server.exercise;

import java.util.LinkedHashMap;
import java.util.Map;
import touchline.server.later.Later;
import touchline.task.Marker;
import touchline.task.Task;

/**
 * The markers that were used last. Drawing a variant takes a hundred times as long as marking an
 * answer to it, and most answers are to a variant that was just shown. Where a class answers the
 * same variant at one moment, one draws it and the others wait for that.
 */
final class Markers {
  /** Each takes some kilobytes. */
  private static final int MOST = 2_000;

  private final Map<Key, Later<Marker>> latest =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Later<Marker>> eldest) {
          return size() > MOST;
        }
      };

  private final VariantKey key;

  Markers(VariantKey key) {
    this.key = key;
  }

  private record Key(String task, long seed) {}

  Marker of(Task task, long seed) {
    Later<Marker> marker;
    synchronized (latest) {
      marker =
          latest.computeIfAbsent(
              new Key(task.id(), seed),
              place -> new Later<>(() -> Marker.of(task, key.chance(seed))));
    }
    return marker.get();
  }
}
