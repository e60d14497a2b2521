package touchline.server.exercise;

import java.util.LinkedHashMap;
import java.util.Map;
import touchline.task.Marker;
import touchline.task.Task;

/**
 * The markers that were used last. Drawing a variant takes a hundred times as long as marking an
 * answer to it, and most answers are to a variant that was just shown.
 */
final class Markers {
  /** Each takes some kilobytes. */
  private static final int MOST = 2_000;

  private final Map<Key, Marker> latest =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Marker> eldest) {
          return size() > MOST;
        }
      };

  private final VariantKey key;

  Markers(VariantKey key) {
    this.key = key;
  }

  private record Key(String task, long seed) {}

  Marker of(Task task, long seed) {
    Key place = new Key(task.id(), seed);
    synchronized (latest) {
      Marker known = latest.get(place);
      if (known != null) {
        return known;
      }
    }
    Marker drawn = Marker.of(task, key.chance(seed));
    synchronized (latest) {
      latest.put(place, drawn);
    }
    return drawn;
  }
}
