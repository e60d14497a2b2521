package touchline.client.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.answer.Value;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.task.TraceTask;
import touchline.topic.Topics;

/**
 * Which known mistake leads to a wrong value in one step of a figure's method. Values are read as
 * the figure's table of variables shows them, with a type and a text of at most three decimals.
 */
public final class StepMistake {
  /** What a figure takes for right, and so for the same: half a tenth of a metre. */
  private static final double BY_HAND = 0.0501;

  private final String method;
  private final Map<String, Object> known = new LinkedHashMap<>();

  /**
   * @param method class and tag, such as {@code SegmentCircle#closestPoint}
   */
  public StepMistake(String method) {
    this.method = method;
  }

  /** A variable that has its value before the step; one of another kind is left out. */
  public void know(String variable, String type, String text) {
    value(type, text).ifPresent(value -> known.put(variable, value));
  }

  /**
   * The id of the mistake; empty if none that the task knows leads to the value, or several do.
   *
   * @param task id of the task that knows the method's mistakes
   * @param variable that the step declares; {@code return} for the result
   * @param guess the wrong value as text: a number, or a point in brackets
   */
  public Optional<String> of(String task, String variable, String guess) {
    String type = guess.startsWith("(") ? "Vec2" : "double";
    return Topics.withoutCases(task)
        .filter(TraceTask.class::isInstance)
        .flatMap(trace -> value(type, guess).map(own -> slips(trace, variable, own)))
        .filter(ids -> ids.size() == 1)
        .map(ids -> ids.iterator().next());
  }

  private Set<String> slips(Object trace, String variable, Object own) {
    return ((TraceTask<?>) trace).slips(method, variable, known, Value.of(own), BY_HAND);
  }

  private static Optional<Object> value(String type, String text) {
    List<Double> numbers = numbers(text);
    return switch (type + ' ' + numbers.size()) {
      case "double 1" -> Optional.of(numbers.get(0));
      case "Vec2 2" -> Optional.of(point(numbers, 0));
      case "Segment 4" -> Optional.of(new Segment(point(numbers, 0), point(numbers, 2)));
      case "Circle 3" -> Optional.of(new Circle(point(numbers, 0), numbers.get(2)));
      default -> Optional.empty();
    };
  }

  private static Vec2 point(List<Double> numbers, int from) {
    return new Vec2(numbers.get(from), numbers.get(from + 1));
  }

  /** The numbers in a text such as {@code (4, 5), radius 2}. */
  private static List<Double> numbers(String text) {
    List<Double> numbers = new ArrayList<>();
    StringBuilder number = new StringBuilder();
    for (char character : (text + ' ').toCharArray()) {
      if (Character.isDigit(character) || character == '.' || character == '-') {
        number.append(character);
      } else if (isNumber(number)) {
        numbers.add(Double.parseDouble(number.toString()));
        number.setLength(0);
      } else {
        number.setLength(0);
      }
    }
    return numbers;
  }

  /** Not so the sign of {@code -infinity}. */
  private static boolean isNumber(StringBuilder text) {
    return text.length() > 0 && Character.isDigit(text.charAt(text.length() - 1));
  }
}
