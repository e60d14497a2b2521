package touchline.server.lti.mark;

import java.time.Instant;
import touchline.server.lti.pick.PickedItem;
import touchline.server.lti.service.Result;
import touchline.server.lti.service.Score;

/**
 * A mark that is to be sent, and that nobody else sends meanwhile.
 *
 * @param subject whose it is, as the platform calls them
 * @param points of {@code worth}
 * @param stamp of its last change, in seconds since 1970
 * @param failures how often it was not taken
 * @param mayRead whether the platform lets us read what it shows
 */
record Push(
    long id,
    long link,
    long platform,
    String subject,
    String lineItem,
    double points,
    double worth,
    long stamp,
    int failures,
    boolean mayRead) {
  /** In percent of a mark: platforms round to two decimals or more. */
  private static final double NEAR = 0.011;

  private static final double ALL = 100;

  /** As the platform takes it: its maximum is whole. */
  Score score() {
    int most = PickedItem.whole(worth);
    double given = most == worth ? points : points * most / worth;
    return new Score(subject, given, most, Instant.ofEpochSecond(stamp));
  }

  /** Whether this is what the platform shows. */
  boolean isShown(Result result) {
    return isNear(result.of(worth), points, worth);
  }

  /** Whether two marks are the same but for how they are rounded; none is above the maximum. */
  static boolean isNear(double shown, double points, double worth) {
    double most = Math.min(points, worth);
    return Math.abs(shown - points) <= NEAR * worth / ALL
        || (points > worth && Math.abs(shown - most) <= NEAR * worth / ALL);
  }
}
