package touchline.code;

import java.util.Optional;
import java.util.function.Function;

/**
 * A way from arguments to an answer, both flat; empty where it gives no finite answer.
 *
 * @param id of the mistake
 */
record Rule(String id, Function<double[], Optional<double[]>> answer) {
  Optional<double[]> at(double[] input) {
    return answer.apply(input);
  }

  static boolean isFinite(double[] answer) {
    for (double number : answer) {
      if (!Double.isFinite(number)) {
        return false;
      }
    }
    return true;
  }
}
