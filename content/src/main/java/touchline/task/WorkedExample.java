package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import touchline.diagram.NumberText;
import touchline.geometry.Box;
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

  /** What the method is given is still to be said, input by input. */
  public static WorkedExample of(String method) {
    return new WorkedExample(method, List.of(), RETURN, "");
  }

  /** The same, with the answer on the way. */
  public WorkedExample at(String variable) {
    return new WorkedExample(method, inputs, variable, note);
  }

  public WorkedExample noted(String words) {
    return new WorkedExample(method, inputs, value, words);
  }

  /** One more input, as a line of the figure language. */
  public WorkedExample input(String line) {
    List<String> more = new ArrayList<>(inputs);
    more.add(line);
    return new WorkedExample(method, more, value, note);
  }

  public WorkedExample point(String name, Vec2 at) {
    return input(name + ": point " + pair(at));
  }

  /** A polygon by its corners, in order. */
  public WorkedExample polygon(String name, List<Vec2> corners) {
    StringJoiner items = new StringJoiner(", ", name + ": polygon ", "");
    corners.forEach(corner -> items.add(pair(corner)));
    return input(items.toString());
  }

  /** The ends of a segment, a and b. */
  public WorkedExample segment(Vec2 a, Vec2 b) {
    return point("a", a).point("b", b);
  }

  /**
   * A number that readers can change.
   *
   * @param most its size at most, on either side of 0
   */
  public WorkedExample number(String name, double size, double most, String unit) {
    String bounds = NumberText.of(-most) + " " + NumberText.of(most) + " 0.001";
    return number(name, size, bounds + " " + unit);
  }

  /**
   * A number that readers can change.
   *
   * @param rest the least and the most that it may be, its steps and its unit, with blanks between
   */
  public WorkedExample number(String name, double size, String rest) {
    return input(name + ": number " + NumberText.of(size) + " " + rest);
  }

  public WorkedExample circle(Circle circle) {
    return circle("circle", circle);
  }

  public WorkedExample circle(String name, Circle circle) {
    return input(name + ": circle " + of(circle));
  }

  public WorkedExample vector(String name, Vec2 vector, String from) {
    return input(name + ": vector " + pair(vector) + " from " + from);
  }

  public WorkedExample circles(String name, List<Circle> circles) {
    StringJoiner items = new StringJoiner(", ", name + ": circles ", "");
    circles.forEach(circle -> items.add(of(circle)));
    return input(items.toString());
  }

  public WorkedExample box(Box box) {
    return box("box", box);
  }

  public WorkedExample box(String name, Box box) {
    return input(name + ": box " + pair(box.a()) + " " + pair(box.b()));
  }

  public WorkedExample line(Vec2 a, Vec2 b) {
    return input("line: line " + pair(a) + " " + pair(b));
  }

  public WorkedExample stadium(Vec2 a, Vec2 b, double radius) {
    return stadium("stadium", a, b, radius);
  }

  public WorkedExample stadium(String name, Vec2 a, Vec2 b, double radius) {
    return input(name + ": stadium " + pair(a) + " " + pair(b) + " " + NumberText.of(radius));
  }

  private static String of(Circle circle) {
    return pair(circle.center()) + " " + NumberText.of(circle.radius());
  }

  private static String pair(Vec2 at) {
    return NumberText.of(at.x()) + " " + NumberText.of(at.y());
  }
}
