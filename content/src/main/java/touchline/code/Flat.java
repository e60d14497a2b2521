package touchline.code;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Writes arguments and answers one after another into an array, in which they travel; see {@link
 * ValueType}.
 */
public final class Flat {
  private Flat() {}

  /** The flat form of points, numbers, truths and lists of circles. */
  public static double[] of(Object... values) {
    List<Double> numbers = new ArrayList<>();
    for (Object value : values) {
      add(value, numbers);
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static void add(Object value, List<Double> numbers) {
    if (value instanceof Vec2 point) {
      numbers.add(point.x());
      numbers.add(point.y());
    } else if (value instanceof Number number) {
      numbers.add(number.doubleValue());
    } else if (value instanceof Boolean truth) {
      numbers.add(truth ? 1.0 : 0.0);
    } else if (value instanceof Circle circle) {
      add(circle.center(), numbers);
      numbers.add(circle.radius());
    } else if (value instanceof List<?> list) {
      numbers.add((double) list.size());
      list.forEach(element -> add(element, numbers));
    } else {
      throw new IllegalArgumentException("value must be of a kind that travels: " + value);
    }
  }
}
