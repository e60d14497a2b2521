package touchline.client.browser.method;

import org.jspecify.annotations.Nullable;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** An answer as numbers, laid out by {@link touchline.code.ValueType}; null for null. */
public final class AnswerNumbers {
  private AnswerNumbers() {}

  public static double @Nullable [] of(@Nullable Vec2 point) {
    return point == null ? null : new double[] {point.x(), point.y()};
  }

  public static double[] of(double number) {
    return new double[] {number};
  }

  public static double[] of(boolean truth) {
    return new double[] {truth ? 1 : 0};
  }

  /** Null, too, if one of them is null. */
  public static double @Nullable [] of(Circle @Nullable [] circles) {
    if (circles == null) {
      return null;
    }
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
