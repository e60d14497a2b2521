package touchline.server.assignment.plan;

import java.time.Instant;

/**
 * A marked attempt.
 *
 * @param mark from 0 to 1
 */
public record Attempt(double mark, Instant at) {
  public Attempt {
    if (!(mark >= 0 && mark <= 1)) {
      throw new IllegalArgumentException("mark must be from 0 to 1: " + mark);
    }
  }
}
