package touchline.server.assignment;

import java.time.Instant;
import java.util.Optional;

/**
 * What somebody says about a student's exercise, or about all of an assignment.
 *
 * @param points none where those of the program stand
 * @param comment for the student; may be empty
 * @param reason for staff and the log; may be empty where only a comment is given
 * @param by name of who said it; empty before it is stored
 * @param revision rises with every change; 0 before it is stored
 */
public record Feedback(
    Optional<Double> points, String comment, String reason, String by, Instant at, long revision) {
  /** About all of an assignment and not about one exercise. */
  public static final String WHOLE = "";
}
