package touchline.server.author.folder;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import touchline.code.Declaration;
import touchline.code.ValueType;

/** Writes a case as a line of {@code cases.txt}, so that it can be added there. */
public final class CaseLine {
  private CaseLine() {}

  public static String of(Declaration method, double[] input) {
    List<String> parts = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < method.names().size(); i++) {
      ValueType type = method.signature().parameters().get(i);
      parts.add(method.names().get(i) + " = " + value(type, input, next));
      next += type.width(input, next);
    }
    return String.join(", ", parts);
  }

  /** An answer, or one of the arguments. */
  public static String value(ValueType type, double[] numbers, int first) {
    return switch (type) {
      case POINT -> point(numbers, first);
      case NUMBER -> number(numbers[first]);
      case TRUTH -> numbers[first] == 0 ? "false" : "true";
      case CIRCLE -> circle(numbers, first);
      case SEGMENT -> point(numbers, first) + " to " + point(numbers, first + 2);
      case CIRCLES -> circles(numbers, first);
    };
  }

  private static String point(double[] numbers, int first) {
    return "(" + number(numbers[first]) + ", " + number(numbers[first + 1]) + ")";
  }

  private static String circle(double[] numbers, int first) {
    return point(numbers, first) + " radius " + number(numbers[first + 2]);
  }

  private static String circles(double[] numbers, int first) {
    List<String> circles = new ArrayList<>();
    for (int i = 0; i < (int) numbers[first]; i++) {
      circles.add(circle(numbers, first + 1 + 3 * i));
    }
    return "[" + String.join(", ", circles) + "]";
  }

  private static String number(double number) {
    if (!Double.isFinite(number)) {
      return Double.toString(number);
    }
    return number == 0
        ? "0"
        : new BigDecimal(Double.toString(number)).stripTrailingZeros().toPlainString();
  }
}
