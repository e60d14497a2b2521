package touchline.server.submission;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A learner's submissions to an exercise that asks for a method.
 *
 * @param latest newest first; may be fewer than there are
 * @param total how many there are
 * @param best the best mark, from 0 to 1; none before one was marked
 */
public record CodeSubmissions(List<Line> latest, long total, Optional<Double> best) {
  /** Of somebody who has submitted nothing. */
  public static final CodeSubmissions NONE = new CodeSubmissions(List.of(), 0, Optional.empty());

  public CodeSubmissions {
    latest = List.copyOf(latest);
  }

  /**
   * One submission without its source.
   *
   * @param outcome in one word; {@code waiting} before it is marked
   * @param mark 0 before it is marked
   */
  public record Line(long id, String outcome, double mark, Instant receivedAt) {}
}
