package touchline.server.lti.launch;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Patience;

/**
 * Bounds the launches that are begun from one address and do not come back. One that does makes up
 * for itself, so a class behind one address may open as many links as it likes.
 */
public final class CrowdPages {
  /** A lecture hall, of which each opens a link or two before the platform has answered. */
  private static final Patience OF_A_HALL = new Patience.Steady(1_000, Duration.ofSeconds(1));

  private final FailureStore failures;
  private final OriginPages origins;
  private final Clock clock;

  public CrowdPages(FailureStore failures, OriginPages origins, Clock clock) {
    this.failures = failures;
    this.origins = origins;
    this.clock = clock;
  }

  /** Counts one that begins; gives how long to wait if there are too many, and counts nothing. */
  Optional<Duration> begin(Context ctx) {
    Instant now = clock.instant();
    Instant open = failures.begin(patience(ctx), now);
    return open.isAfter(now) ? Optional.of(Duration.between(now, open)) : Optional.empty();
  }

  /** One has come back. */
  void back(Context ctx) {
    failures.succeeded(patience(ctx));
  }

  private Map<String, Patience> patience(Context ctx) {
    return Map.of("launch from " + origins.address(ctx), OF_A_HALL);
  }
}
