package touchline.server.oidc;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A document of the provider, fetched when it is needed and kept for a while. While the provider is
 * away the one before goes on to count; it is asked at most once a pause, whoever waits.
 */
final class Kept<T> {
  /** A key that the provider took back is believed no longer than this. */
  private static final Duration LIFE = Duration.ofHours(1);

  /** While it cannot be fetched anew. */
  private static final Duration LONGEST_LIFE = Duration.ofHours(12);

  /** Between two fetches, so that nobody makes this site ask again and again. */
  private static final Duration PAUSE = Duration.ofSeconds(30);

  private final Source<T> source;
  private final Clock clock;
  private final ReentrantLock turn = new ReentrantLock();
  private @Nullable T document;
  private Instant fetched = Instant.MIN;
  private Instant asked = Instant.MIN;
  private String reason = "it was not asked yet";

  /** Fetches the document. */
  interface Source<T> {
    T fetch() throws ProviderProblem;
  }

  Kept(Source<T> source, Clock clock) {
    this.source = source;
    this.clock = clock;
  }

  /** The document as it was lately. */
  T get() throws ProviderProblem {
    return get(LIFE);
  }

  /** The document anew, if it was not fetched a moment ago. */
  T fresh() throws ProviderProblem {
    return get(PAUSE);
  }

  private T get(Duration oldest) throws ProviderProblem {
    turn.lock();
    try {
      Instant now = clock.instant();
      T known = document;
      if (known != null && now.isBefore(fetched.plus(oldest))) {
        return known;
      }
      boolean mayAsk = asked.equals(Instant.MIN) || !now.isBefore(asked.plus(PAUSE));
      return mayAsk ? fetch(now) : kept(now);
    } finally {
      turn.unlock();
    }
  }

  private T fetch(Instant now) throws ProviderProblem {
    asked = now;
    try {
      T fresh = source.fetch();
      document = fresh;
      fetched = now;
      return fresh;
    } catch (ProviderProblem problem) {
      reason = String.valueOf(problem.getMessage());
      return kept(now);
    }
  }

  private T kept(Instant now) throws ProviderProblem {
    T known = document;
    if (known == null || !now.isBefore(fetched.plus(LONGEST_LIFE))) {
      throw ProviderProblem.away(reason);
    }
    return known;
  }
}
