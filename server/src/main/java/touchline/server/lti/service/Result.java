package touchline.server.lti.service;

/**
 * The mark that a platform shows for somebody.
 *
 * @param score of {@code maximum}
 */
public record Result(String subject, double score, double maximum) {
  /** The same in another measure. */
  public double of(double worth) {
    return score * worth / maximum;
  }
}
