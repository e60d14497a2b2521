package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import touchline.code.CodeExercise;
import touchline.code.ValueType;
import touchline.diagram.NumberDigits;

/**
 * An argument of a case by its name.
 *
 * @param at where its numbers begin in the flat form
 * @param numbers its numbers; of a list of circles without their count
 */
record CaseArgument(String name, ValueType kind, int at, List<Double> numbers) {
  CaseArgument {
    numbers = List.copyOf(numbers);
  }

  /**
   * The arguments in order.
   *
   * @throws IllegalArgumentException if the numbers are not as many as the signature wants
   */
  static List<CaseArgument> of(CodeExercise exercise, double[] input) {
    List<CaseArgument> all = new ArrayList<>();
    int next = 0;
    for (ValueType kind : exercise.signature().parameters()) {
      if (next >= input.length || next + kind.width(input, next) > input.length) {
        throw wrongCount(input);
      }
      int end = next + kind.width(input, next);
      int first = kind == ValueType.CIRCLES ? next + 1 : next;
      List<Double> numbers = new ArrayList<>();
      for (int i = first; i < end; i++) {
        numbers.add(input[i]);
      }
      all.add(new CaseArgument(exercise.names().get(all.size()), kind, first, numbers));
      next = end;
    }
    if (next != input.length) {
      throw wrongCount(input);
    }
    return all;
  }

  private static IllegalArgumentException wrongCount(double[] input) {
    return new IllegalArgumentException(
        "input must have as many numbers as the signature: " + input.length);
  }

  /** With its name and every digit, as a person reads it: {@code center = (1, 2)}. */
  String words() {
    return switch (kind) {
      case POINT -> name + " = " + point(0);
      case CIRCLES -> name + " = [" + circles() + "]";
      default -> name + " = " + NumberDigits.exact(numbers.get(0));
    };
  }

  private String circles() {
    List<String> circles = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 3) {
      circles.add(point(i) + " radius " + NumberDigits.exact(numbers.get(i + 2)));
    }
    return String.join(", ", circles);
  }

  private String point(int first) {
    String x = NumberDigits.exact(numbers.get(first));
    return "(" + x + ", " + NumberDigits.exact(numbers.get(first + 1)) + ")";
  }

  /** As the language of figures has it, every digit kept. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.size(); i++) {
      boolean next = kind == ValueType.CIRCLES && i > 0 && i % 3 == 0;
      text.append(i == 0 ? "" : next ? ", " : " ").append(numbers.get(i));
    }
    return text.toString();
  }
}
