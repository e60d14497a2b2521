package touchline.task;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Something that is given, under its name.
 *
 * @param numbers one for a number, two for a point or vector, three for a circle: its centre and
 *     radius; in metres
 */
public record GivenValue(String name, List<Double> numbers) {
  public GivenValue {
    numbers = List.copyOf(numbers);
  }

  static GivenValue of(String name, double number) {
    return new GivenValue(name, List.of(number));
  }

  static GivenValue of(String name, Vec2 point) {
    return new GivenValue(name, List.of(point.x(), point.y()));
  }

  static GivenValue of(String name, Circle circle) {
    return new GivenValue(name, List.of(circle.center().x(), circle.center().y(), circle.radius()));
  }

  /** For people: {@code 5}, {@code (3, 4)}, {@code (3, 4), radius 5}. */
  public String text() {
    if (numbers.size() == 1) {
      return NumberText.of(numbers.get(0));
    }
    String point = NumberText.of(new Vec2(numbers.get(0), numbers.get(1)));
    return numbers.size() == 2 ? point : point + ", radius " + NumberText.of(numbers.get(2));
  }
}
