package touchline.server.lesson;

import java.util.List;

/**
 * What an exercise is worth when it is done for credit.
 *
 * @param points for full marks
 * @param attempts how many different answers a question takes; 0 for any number
 * @param cost share of the points that a wrong answer costs, from 0 to 1
 * @param hints in the order in which they are given
 */
public record ExerciseTerms(double points, int attempts, double cost, List<Hint> hints) {
  public ExerciseTerms {
    hints = List.copyOf(hints);
  }
}
