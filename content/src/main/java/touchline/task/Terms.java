package touchline.task;

import java.util.List;

/**
 * What an exercise's author set.
 *
 * @param attempts how many different answers to a question count
 * @param costOfWrong taken off a question for each different answer before, 0 to 1
 * @param hintCosts taken off the whole for each hint, in their order, 0 to 1
 */
public record Terms(int attempts, double costOfWrong, List<Double> hintCosts) {
  public Terms {
    hintCosts = List.copyOf(hintCosts);
    if (attempts < 1) {
      throw new IllegalArgumentException("attempts must be at least 1: " + attempts);
    }
    if (!(costOfWrong >= 0 && costOfWrong <= 1)) {
      throw new IllegalArgumentException("costOfWrong must lie from 0 to 1: " + costOfWrong);
    }
  }
}
