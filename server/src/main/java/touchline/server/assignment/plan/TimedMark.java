package touchline.server.assignment.plan;

import java.time.Instant;

/**
 * A marked attempt.
 *
 * @param mark from 0 to 1
 */
public record TimedMark(double mark, Instant at) {
  public TimedMark {
    if (!(mark >= 0 && mark <= 1)) {
      throw new IllegalArgumentException("mark must be from 0 to 1: " + mark);
    }
  }
}
