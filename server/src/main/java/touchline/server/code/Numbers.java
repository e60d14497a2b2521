package touchline.server.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.code.AskedMethod;
import touchline.code.ValueType;

/** Arguments of a call as text: numbers joined by blanks, laid out by {@link ValueType}. */
final class Numbers {
  /** Farther out there is nothing that a figure shows. */
  private static final double LARGEST = 1e6;

  private static final int MOST_CIRCLES = 50;

  private Numbers() {}

  static String text(double[] numbers) {
    StringBuilder text = new StringBuilder();
    for (double number : numbers) {
      text.append(text.length() == 0 ? "" : " ").append(number);
    }
    return text.toString();
  }

  /** The arguments of a method; nothing if they are not what its signature asks for. */
  static Optional<double[]> read(AskedMethod exercise, String text) {
    List<Double> numbers = new ArrayList<>();
    if (text.length() > 25 * 3 * MOST_CIRCLES) {
      return Optional.empty();
    }
    for (String word : text.strip().split("\\s+", -1)) {
      Optional<Double> number = number(word);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(number.get());
    }
    double[] input = numbers.stream().mapToDouble(Double::doubleValue).toArray();
    return fits(exercise, input) ? Optional.of(input) : Optional.empty();
  }

  private static Optional<Double> number(String word) {
    try {
      double number = Double.parseDouble(word);
      return Math.abs(number) <= LARGEST ? Optional.of(number) : Optional.empty();
    } catch (NumberFormatException no) {
      return Optional.empty();
    }
  }

  private static boolean fits(AskedMethod exercise, double[] input) {
    int next = 0;
    for (ValueType kind : exercise.signature().parameters()) {
      if (next >= input.length
          || (kind == ValueType.CIRCLES && !areCircles(input, next))
          || (kind == ValueType.CIRCLE && !isCircle(input, next))) {
        return false;
      }
      next += kind.width(input, next);
    }
    return next == input.length;
  }

  private static boolean isCircle(double[] input, int first) {
    return first + 2 < input.length && input[first + 2] >= 0;
  }

  private static boolean areCircles(double[] input, int first) {
    double count = input[first];
    if (!(count >= 0 && count <= MOST_CIRCLES && count == Math.floor(count))) {
      return false;
    }
    for (int i = first + 3; i < input.length; i += 3) {
      if (input[i] < 0) {
        return false;
      }
    }
    return true;
  }
}
