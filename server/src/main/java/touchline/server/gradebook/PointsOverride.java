package touchline.server.gradebook;

import java.time.Instant;
import java.util.Optional;

/**
 * What an instructor decided about a student's points in an assignment.
 *
 * @param points none where the assignment does not count for this student
 * @param reason for staff and the log
 * @param comment for the student; may be empty
 * @param by name of who decided
 * @param revision rises with every change
 */
public record PointsOverride(
    Optional<Double> points, String reason, String comment, String by, Instant at, long revision) {
  /** For the log. */
  static String words(Optional<Double> points, String reason) {
    return points.map(Points::text).orElse("excused") + " (" + reason + ")";
  }

  String words() {
    return words(points, reason);
  }
}
