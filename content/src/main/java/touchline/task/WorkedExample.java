package touchline.task;

import java.util.List;
import java.util.StringJoiner;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * The taught method whose steps lead to a right answer, and what it is given. It tells the answer,
 * so it is never for a page before the last attempt.
 *
 * @param method as figures name it, such as {@code SegmentCircle#closestPoint}
 * @param inputs what the method is given, each a line of the figure language
 * @param value the variable that holds the answer; {@code return} for the result
 * @param note how the inputs differ from what the question gives, or what is left to do; empty if
 *     the value is the answer
 */
public record WorkedExample(String method, List<String> inputs, String value, String note) {
  static final String RETURN = "return";

  public WorkedExample {
    inputs = List.copyOf(inputs);
  }

  public static WorkedExample of(String method, String... inputs) {
    return new WorkedExample(method, List.of(inputs), RETURN, "");
  }

  /** The same, with the answer on the way. */
  public WorkedExample at(String variable) {
    return new WorkedExample(method, inputs, variable, note);
  }

  public WorkedExample noted(String words) {
    return new WorkedExample(method, inputs, value, words);
  }

  public static String point(String name, Vec2 at) {
    return name + ": point " + pair(at);
  }

  /**
   * A number that readers can change.
   *
   * @param most its size at most, on either side of 0
   */
  public static String number(String name, double value, double most, String unit) {
    String bounds = " " + NumberText.of(-most) + " " + NumberText.of(most) + " 0.001 ";
    return name + ": number " + NumberText.of(value) + bounds + unit;
  }

  public static String circle(Circle circle) {
    return circle("circle", circle);
  }

  public static String circle(String name, Circle circle) {
    return name + ": circle " + of(circle);
  }

  public static String vector(String name, Vec2 vector, String from) {
    return name + ": vector " + pair(vector) + " from " + from;
  }

  public static String circles(String name, List<Circle> circles) {
    StringJoiner items = new StringJoiner(", ", name + ": circles ", "");
    circles.forEach(circle -> items.add(of(circle)));
    return items.toString();
  }

  public static String line(Vec2 a, Vec2 b) {
    return "line: line " + pair(a) + " " + pair(b);
  }

  public static String stadium(Vec2 a, Vec2 b, double radius) {
    return stadium("stadium", a, b, radius);
  }

  public static String stadium(String name, Vec2 a, Vec2 b, double radius) {
    return name + ": stadium " + pair(a) + " " + pair(b) + " " + NumberText.of(radius);
  }

  private static String of(Circle circle) {
    return pair(circle.center()) + " " + NumberText.of(circle.radius());
  }

  private static String pair(Vec2 at) {
    return NumberText.of(at.x()) + " " + NumberText.of(at.y());
  }
}
