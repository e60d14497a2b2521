package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * The numbers and points that a step gives, which two methods may share whatever they call them.
 */
final class Values {
  private Values() {}

  /**
   * What the step's variables were set to; a circle counts as its centre and its radius, and so on.
   */
  static List<Object> setIn(Step step) {
    List<Object> values = new ArrayList<>();
    for (Event event : step.events()) {
      if (event instanceof Event.Assigned assigned) {
        add(assigned.value(), values);
      }
    }
    return values;
  }

  private static void add(Object value, List<Object> values) {
    if (value instanceof Circle circle) {
      values.add(circle.center());
      values.add(circle.radius());
    } else if (value instanceof Segment segment) {
      values.add(segment.a());
      values.add(segment.b());
    } else if (value instanceof Line line) {
      values.add(line.normal());
      values.add(line.offset());
    } else if (value instanceof Vec2 || value instanceof Number) {
      values.add(value);
    }
  }

  /** Whether two values are the same but for rounding; yes and no must be equal. */
  static boolean isSame(Object one, Object other, double tolerance) {
    if (one instanceof Number a && other instanceof Number b) {
      return isNear(a.doubleValue(), b.doubleValue(), tolerance);
    }
    if (one instanceof Vec2 a && other instanceof Vec2 b) {
      return isNear(a.x(), b.x(), tolerance) && isNear(a.y(), b.y(), tolerance);
    }
    return one instanceof Boolean && one.equals(other);
  }

  private static boolean isNear(double one, double other, double tolerance) {
    return one == other || Math.abs(one - other) <= tolerance;
  }
}
