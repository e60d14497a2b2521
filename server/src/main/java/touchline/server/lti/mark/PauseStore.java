package touchline.server.lti.mark;

import java.time.Duration;
import java.time.Instant;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** Platforms that do not answer: one pause for all that they are to be asked. */
final class PauseStore {
  private static final Duration FIRST = Duration.ofMinutes(1);

  /** A minute, two, four and so on, to about an hour: a day costs a platform thirty requests. */
  private static final int MOST_DOUBLINGS = 6;

  private final Database database;
  private final String now;

  PauseStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /** Leaves a platform alone; how long. Who finds it away at the same time adds nothing. */
  Duration pause(long platform, String problem, Instant since) {
    return database.write(
        handle -> {
          int failures = failures(handle, platform);
          Duration pause = FIRST.multipliedBy(1L << Math.min(failures, MOST_DOUBLINGS));
          handle
              .createUpdate(
                  """
                  INSERT INTO lti_pause (platform, until_at, failures, problem, since_at)
                  VALUES (:platform, %1$s + :pause, 1, :problem, :since)
                  ON CONFLICT (platform) DO UPDATE SET until_at = excluded.until_at,
                    failures = lti_pause.failures + 1, problem = excluded.problem
                  WHERE lti_pause.until_at <= %1$s
                  """
                      .formatted(now))
              .bind("platform", platform)
              .bind("pause", pause.toMillis())
              .bind("problem", problem.length() > 500 ? problem.substring(0, 500) : problem)
              .bind("since", since.toString())
              .execute();
          return pause;
        });
  }

  private static int failures(Handle handle, long platform) {
    return handle
        .createQuery("SELECT failures FROM lti_pause WHERE platform = :platform")
        .bind("platform", platform)
        .mapTo(Integer.class)
        .findOne()
        .orElse(0);
  }
}
