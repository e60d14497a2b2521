package touchline.client.browser.method;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** Arguments read from numbers, one after another, laid out by {@link touchline.code.ValueType}. */
public final class GivenNumbers {
  private final double[] numbers;
  private int next;

  /** Begins with the first number. */
  public GivenNumbers(double[] numbers) {
    this.numbers = numbers;
  }

  public double number() {
    return numbers[next++];
  }

  public boolean truth() {
    return number() != 0;
  }

  public Vec2 point() {
    return new Vec2(number(), number());
  }

  /** Their count comes first. */
  public Circle[] circles() {
    Circle[] circles = new Circle[(int) number()];
    for (int i = 0; i < circles.length; i++) {
      circles[i] = new Circle(point(), number());
    }
    return circles;
  }
}
