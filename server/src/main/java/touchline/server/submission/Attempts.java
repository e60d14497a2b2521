package touchline.server.submission;

import java.util.List;

/**
 * A learner's submissions to one exercise.
 *
 * @param latest the newest, newest first
 * @param total how many there are in all
 */
public record Attempts(List<Submission> latest, long total) {
  public static final Attempts NONE = new Attempts(List.of(), 0);

  public Attempts {
    latest = List.copyOf(latest);
  }
}
