package touchline.server.lti.service;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A mark on its way to a platform. It always has points: without them a platform would clear the
 * mark that is there.
 *
 * @param subject whose it is, as the platform calls them
 * @param at of whole seconds: a platform takes no second one of the same second
 */
public record Score(String subject, double given, double maximum, Instant at) {
  public Score {
    if (!(given >= 0) || !(maximum > 0)) {
      throw new IllegalArgumentException(
          "given must be >= 0 of maximum > 0: " + given + ", " + maximum);
    }
    if (!at.equals(at.truncatedTo(ChronoUnit.SECONDS))) {
      throw new IllegalArgumentException("at must be of whole seconds: " + at);
    }
  }
}
