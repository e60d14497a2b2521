package touchline.listing;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A method that lessons print, by its tag, and how the same algorithm is called elsewhere.
 *
 * @param reference class and tag
 * @param arguments points, numbers and lists of them
 * @param java what the Java gives
 */
record Printed(String reference, Function<Given, List<?>> arguments, Function<Given, Object> java) {

  static List<Printed> all() {
    return Stream.of(
            PrintedCircles.all(), PrintedBoxes.all(), PrintedPolygons.all(), PrintedMotion.all())
        .flatMap(List::stream)
        .toList();
  }

  static Printed of(
      String reference, Function<Given, List<?>> arguments, Function<Given, Object> java) {
    return new Printed(reference, arguments, java);
  }

  /** Class and tag, apart. */
  String type() {
    return reference.substring(0, reference.indexOf('#'));
  }

  String tag() {
    return reference.substring(reference.indexOf('#') + 1);
  }

  /** Arguments as JSON, which Clojure reads as well: a comma is a blank there. */
  static String text(Object value) {
    if (value instanceof Vec2 point) {
      return text(List.of(point.x(), point.y()));
    }
    if (value instanceof Segment segment) {
      return text(List.of(segment.a(), segment.b()));
    }
    if (value instanceof Circle circle) {
      return text(List.of(circle.center(), circle.radius()));
    }
    if (value instanceof List<?> list) {
      return "[" + String.join(", ", list.stream().map(Printed::text).toList()) + "]";
    }
    return value.toString();
  }
}
