package touchline.server.remark;

import java.util.Optional;

/**
 * How an answer is marked.
 *
 * @param mark from 0 to 1
 * @param outcome in one word
 * @param mistakes ids of the known mistakes that explain it, as they are stored
 * @param worth what its attempt is worth after it, from 0 to 1; none for a method that never ran
 */
record MarkState(double mark, String outcome, String mistakes, Optional<Double> worth) {
  /**
   * The better of two. A method that never ran costs no attempt, so that is given up only for a
   * mark.
   */
  MarkState highest(MarkState other) {
    boolean isAsMuchRun = worth.isPresent() == other.worth.isPresent();
    boolean takesOther = other.mark > mark || (other.mark == mark && isAsMuchRun);
    MarkState better = takesOther ? other : this;
    double least = Math.max(worth.orElse(0.0), other.worth.orElse(0.0));
    return new MarkState(
        better.mark,
        better.outcome,
        better.mistakes,
        better.worth.map(worth -> Math.max(worth, least)));
  }
}
