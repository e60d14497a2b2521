package touchline.task;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Something that is given, under its name.
 *
 * @param numbers one for a number, two for a point or vector, three for a circle: its centre and
 *     radius; in metres
 * @param words for people, where the numbers do not say it by themselves; else empty
 */
public record GivenValue(String name, List<Double> numbers, String words) {
  public GivenValue {
    numbers = List.copyOf(numbers);
  }

  public GivenValue(String name, List<Double> numbers) {
    this(name, numbers, "");
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

  static GivenValue of(String name, Box box) {
    List<Double> numbers = List.of(box.left(), box.bottom(), box.right(), box.top());
    String from = NumberText.of(new Vec2(box.left(), box.bottom()));
    return new GivenValue(
        name, numbers, from + " to " + NumberText.of(new Vec2(box.right(), box.top())));
  }

  /** The corners of a polygon, in order. */
  static GivenValue of(String name, List<Vec2> corners) {
    List<Double> numbers = new ArrayList<>();
    List<String> words = new ArrayList<>();
    for (Vec2 corner : corners) {
      numbers.add(corner.x());
      numbers.add(corner.y());
      words.add(NumberText.of(corner));
    }
    return new GivenValue(name, numbers, String.join(", ", words));
  }

  /** For people: {@code 5}, {@code (3, 4)}, {@code (3, 4), radius 5}. */
  public String text() {
    if (!words.isEmpty()) {
      return words;
    }
    if (numbers.size() == 1) {
      return NumberText.of(numbers.get(0));
    }
    String point = NumberText.of(new Vec2(numbers.get(0), numbers.get(1)));
    return numbers.size() == 2 ? point : point + ", radius " + NumberText.of(numbers.get(2));
  }
}
