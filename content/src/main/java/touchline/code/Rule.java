package touchline.code;

import java.util.Optional;
import java.util.function.Function;
import touchline.mistake.Mistake;

/**
 * A way from arguments to an answer, both flat; empty where it gives no finite answer.
 *
 * @param id of the mistake
 */
record Rule(String id, Function<double[], Optional<double[]>> answer) {
  static <I, R> Rule of(Recipe<I, R> recipe, Mistake<I, R> mistake) {
    return new Rule(
        mistake.id(),
        input -> mistake.answer(recipe.read(new Flat(input))).map(Flat::of).filter(Rule::isFinite));
  }

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
