package touchline.server.grading.worker;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.code.ValueType;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Reads arguments from numbers and writes results as numbers, laid out by {@link ValueType}. */
final class Arguments {
  private final double[] numbers;
  private int next;

  private Arguments(double[] numbers) {
    this.numbers = numbers;
  }

  /** New objects at every call: what one run does to an array, the next must not see. */
  static Object[] of(List<ValueType> kinds, double[] numbers) {
    Arguments arguments = new Arguments(numbers);
    Object[] objects = new Object[kinds.size()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = arguments.next(kinds.get(i));
    }
    return objects;
  }

  private Object next(ValueType kind) {
    return switch (kind) {
      case POINT -> point();
      case NUMBER -> number();
      case TRUTH -> number() != 0;
      case CIRCLES -> circles();
      case CIRCLE -> new Circle(point(), number());
      case SEGMENT -> new Segment(point(), point());
    };
  }

  private double number() {
    return numbers[next++];
  }

  private Vec2 point() {
    return new Vec2(number(), number());
  }

  private Circle[] circles() {
    Circle[] circles = new Circle[(int) number()];
    for (int i = 0; i < circles.length; i++) {
      circles[i] = new Circle(point(), number());
    }
    return circles;
  }

  /** The numbers of a result, or null for null. */
  static double @Nullable [] result(@Nullable Object result) {
    if (result instanceof Vec2 point) {
      return new double[] {point.x(), point.y()};
    }
    if (result instanceof Double number) {
      return new double[] {number};
    }
    if (result instanceof Boolean truth) {
      return new double[] {truth ? 1 : 0};
    }
    return result instanceof Circle[] circles ? numbers(circles) : null;
  }

  private static double @Nullable [] numbers(Circle[] circles) {
    double[] numbers = new double[1 + 3 * circles.length];
    numbers[0] = circles.length;
    for (int i = 0; i < circles.length; i++) {
      if (circles[i] == null) {
        return null;
      }
      numbers[1 + 3 * i] = circles[i].center().x();
      numbers[2 + 3 * i] = circles[i].center().y();
      numbers[3 + 3 * i] = circles[i].radius();
    }
    return numbers;
  }
}
