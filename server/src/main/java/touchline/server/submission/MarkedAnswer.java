package touchline.server.submission;

import java.time.Instant;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * An answer with its verdict and all that is needed to mark it again and get the same.
 *
 * @param exercise id of the exercise
 * @param contentVersion the lessons and the marker that it was marked by
 * @param seed of the variant
 * @param rawX first number, as typed
 * @param rawY second number, as typed
 * @param point the two numbers as understood
 * @param mistakes ids of the known mistakes that give this answer
 */
public record MarkedAnswer(
    String exercise,
    String contentVersion,
    long seed,
    String rawX,
    String rawY,
    Vec2 point,
    Outcome outcome,
    List<String> mistakes,
    Instant receivedAt) {
  public MarkedAnswer {
    mistakes = List.copyOf(mistakes);
  }
}
