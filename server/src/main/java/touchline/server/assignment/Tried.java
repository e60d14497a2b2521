package touchline.server.assignment;

import java.time.Instant;
import java.util.List;

/**
 * An attempt at an exercise.
 *
 * @param isFree whether it costs none of the attempts, as a method that did not compile
 * @param progress what it was worth after each answer, oldest first
 */
record Tried(String exercise, Instant startedAt, boolean isFree, List<Attempt> progress) {
  Tried {
    progress = List.copyOf(progress);
  }
}
