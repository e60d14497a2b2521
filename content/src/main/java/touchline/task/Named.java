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
public record Named(String name, List<Double> numbers) {
  public Named {
    numbers = List.copyOf(numbers);
  }

  static Named of(String name, double number) {
    return new Named(name, List.of(number));
  }

  static Named of(String name, Vec2 point) {
    return new Named(name, List.of(point.x(), point.y()));
  }

  static Named of(String name, Circle circle) {
    return new Named(name, List.of(circle.center().x(), circle.center().y(), circle.radius()));
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
