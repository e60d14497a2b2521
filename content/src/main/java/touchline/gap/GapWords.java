package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

/** Cases and results in words. */
final class GapWords {
  private GapWords() {}

  static String told(GapCase given, Optional<Object> result, Optional<Object> right) {
    List<String> inputs = new ArrayList<>();
    given.inputs().forEach(input -> inputs.add(input.name() + " = " + words(input)));
    String returns =
        result.isEmpty()
            ? "the method stops with an error"
            : "the method returns " + words(result.get());
    String wanted = right.isEmpty() ? "" : ", and " + words(right.get()) + " is right";
    return "For " + String.join(", ", inputs) + " " + returns + wanted + ".";
  }

  private static String words(GapInput input) {
    return switch (input.kind()) {
      case "number" -> NumberText.of(input.numbers().get(0));
      case "circle" -> pair(input, 0) + " with radius " + NumberText.of(input.numbers().get(2));
      case "line" -> "through " + pair(input, 0) + " and " + pair(input, 2);
      case "box" -> pair(input, 0) + " to " + pair(input, 2);
      case "stadium" ->
          pair(input, 0)
              + " to "
              + pair(input, 2)
              + " with radius "
              + NumberText.of(input.numbers().get(4));
      default -> pair(input, 0);
    };
  }

  private static String pair(GapInput input, int from) {
    return NumberText.of(input.point(from));
  }

  private static String words(Object result) {
    if (result instanceof Vec2 point) {
      return NumberText.of(point);
    }
    if (result instanceof Line line) {
      String normal = NumberText.of(line.normal());
      return "the line with normal " + normal + " and offset " + NumberText.of(line.offset());
    }
    if (result instanceof Boolean truth) {
      return truth.toString();
    }
    double number = (double) result;
    return Double.isFinite(number) ? NumberText.of(number) : "no number";
  }
}
