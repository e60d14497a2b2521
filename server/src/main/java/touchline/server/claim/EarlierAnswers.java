package touchline.server.claim;

import java.time.Instant;
import java.util.List;
import touchline.server.account.Learner;

/**
 * What a browser handed in without an account.
 *
 * @param by whose it is so far; nobody where there is nothing
 * @param parts an exercise each, in the order in which they were begun
 */
record EarlierAnswers(Learner by, List<Part> parts) {
  static final EarlierAnswers NOTHING = new EarlierAnswers(Learner.NOBODY, List.of());

  EarlierAnswers {
    parts = List.copyOf(parts);
  }

  /**
   * What was done in one exercise.
   *
   * @param answers answers and methods; 0 where a variant was only drawn
   */
  record Part(String exercise, int answers, Instant first, Instant last) {}

  int answers() {
    return parts.stream().mapToInt(Part::answers).sum();
  }
}
