package touchline.server.submission;

import java.util.List;

/**
 * What marking an answer gave.
 *
 * @param share of full marks, from 0 to 1
 * @param mistakes ids of the known mistakes that give this answer
 */
public record Mark(double share, AnswerOutcome outcome, List<String> mistakes) {
  public Mark {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("share must be from 0 to 1: " + share);
    }
    mistakes = List.copyOf(mistakes);
  }
}
