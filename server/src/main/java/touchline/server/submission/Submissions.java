package touchline.server.submission;

import java.util.List;

/**
 * A learner's submissions to one exercise.
 *
 * @param latest the newest, newest first
 * @param total how many there are in all
 */
public record Submissions(List<Submission> latest, long total) {
  public static final Submissions NONE = new Submissions(List.of(), 0);

  public Submissions {
    latest = List.copyOf(latest);
  }
}
