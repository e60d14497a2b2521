package touchline.server.submission;

/**
 * Which submissions.
 *
 * @param from the first id
 * @param to the last id, included
 * @param exercise id of the exercise; empty for all
 */
public record SubmissionRange(long from, long to, String exercise) {
  public SubmissionRange {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("from and to must be in order: " + from + ", " + to);
    }
  }
}
