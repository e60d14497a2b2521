package touchline.code;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * How well a case can be seen in a picture: points that lie on one another, or all in a row, hide
 * each other's names, and long decimals hide what matters.
 */
public final class Clarity {
  /** Metres; the names of points closer than this run into each other. */
  private static final double CLOSE = 2;

  /** Metres across; in a larger picture the same things are smaller. */
  private static final double WIDE = 12;

  /** Of twice a triangle's area to the square of its longest side, below which it is a line. */
  private static final double FLAT = 0.25;

  private Clarity() {}

  /** From 0, for a case that shows well; more is worse. */
  public static double faults(Signature signature, double[] input) {
    List<Vec2> points = points(signature, input);
    return broken(input) + crowded(points) + flat(points) + wide(points);
  }

  private static List<Vec2> points(Signature signature, double[] input) {
    List<Vec2> points = new ArrayList<>();
    int at = 0;
    for (ValueType type : signature.parameters()) {
      if (type == ValueType.POINT) {
        points.add(new Vec2(input[at], input[at + 1]));
      }
      at += type.width(input, at);
    }
    return points;
  }

  /** Numbers that are not whole. */
  private static double broken(double[] input) {
    double broken = 0;
    for (double number : input) {
      broken += number == Math.floor(number) ? 0 : 1;
    }
    return Math.min(broken, 4);
  }

  private static double crowded(List<Vec2> points) {
    double crowded = 0;
    for (int i = 0; i < points.size(); i++) {
      for (Vec2 other : points.subList(i + 1, points.size())) {
        double apart = points.get(i).minus(other).length();
        crowded += apart == 0 ? 8 : apart <= CLOSE ? 3 : 0;
      }
    }
    return crowded;
  }

  /** Every three points that lie on a line, or nearly. */
  private static double flat(List<Vec2> points) {
    double flat = 0;
    for (int i = 0; i + 2 < points.size(); i++) {
      flat += isFlat(points.get(i), points.get(i + 1), points.get(i + 2)) ? 5 : 0;
    }
    return flat;
  }

  private static boolean isFlat(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 one = b.minus(a);
    Vec2 other = c.minus(a);
    double longest = Math.max(one.lengthSquared(), other.lengthSquared());
    return Math.abs(one.cross(other)) <= FLAT * longest;
  }

  private static double wide(List<Vec2> points) {
    double wide = 0;
    for (Vec2 point : points) {
      for (Vec2 other : points) {
        wide = Math.max(wide, point.minus(other).length());
      }
    }
    return Math.max(0, wide - WIDE) / WIDE;
  }
}
