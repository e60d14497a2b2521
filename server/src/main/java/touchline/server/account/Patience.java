package touchline.server.account;

import java.time.Duration;
import java.time.Instant;

/**
 * How long somebody who failed to sign in waits before the next attempt: not at all for the first
 * few, then twice as long each time, up to a quarter of an hour.
 *
 * @param free attempts without a wait
 */
record Patience(int free) {
  private static final Duration FIRST = Duration.ofSeconds(15);
  private static final Duration LONGEST = Duration.ofMinutes(15);

  /** From then on the next attempt is looked at. */
  Instant after(int attempts, Instant last) {
    if (attempts < free) {
      return last;
    }
    Duration wait = FIRST;
    for (int i = free; i < attempts && wait.compareTo(LONGEST) < 0; i++) {
      wait = wait.multipliedBy(2);
    }
    return last.plus(wait.compareTo(LONGEST) < 0 ? wait : LONGEST);
  }
}
