package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/**
 * Angles about the origin and the swing of a pendulum. For pictures only: no verdict may depend on
 * these functions.
 */
public final class Angles {
  /** In radians, from point to point of an arc: a chord that cannot be told from it. */
  private static final double FINE = 0.05;

  private static final double TURN = 2 * Math.PI;

  private Angles() {}

  /** The point that far from the origin at that angle. */
  public static Vec2 at(double angle, double radius) {
    return new Vec2(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
  }

  /** An arc about the origin; more than a whole turn is drawn as one. */
  public static Shape arc(double from, double by, double radius, String role, String label) {
    double turn = Math.max(-TURN, Math.min(by, TURN));
    return new Shape.Trail(arc(Vec2.ZERO, from, turn, radius), role, label);
  }

  /** The arc on which a bob swings when it is let go. */
  public static Shape swing(Vec2 hinge, Vec2 bob, String role) {
    double start = fromDown(hinge, bob);
    double down = -Math.PI / 2;
    double radius = bob.minus(hinge).length();
    return new Shape.Trail(arc(hinge, down + start, -2 * start, radius), role, "");
  }

  private static List<Vec2> arc(Vec2 center, double from, double by, double radius) {
    double count = Math.max(1, Math.ceil(Math.abs(by) / FINE));
    List<Vec2> points = new ArrayList<>();
    for (double i = 0; i <= count; i++) {
      points.add(center.plus(at(from + by * i / count, radius)));
    }
    return points;
  }

  /** Positive to the right of the hinge, from −π to π. */
  private static double fromDown(Vec2 hinge, Vec2 bob) {
    Vec2 rod = bob.minus(hinge);
    return rod.length() == 0 ? 0 : StrictMath.atan2(rod.x(), -rod.y());
  }

  /**
   * Where a bob is after a part of its period, when it is let go at rest: the sine of half its
   * angle is that of half the first angle times the elliptic function sn. Source: Abramowitz and
   * Stegun, Handbook of Mathematical Functions, 16.4.
   *
   * @param part from 0 to 1
   */
  public static Vec2 swung(Vec2 hinge, Vec2 bob, double part) {
    double start = fromDown(hinge, bob);
    double modulus = Math.abs(StrictMath.sin(start / 2));
    if (modulus == 0 || modulus > 1 - 1e-12) {
      return bob;
    }
    double sine = modulus * sn(4 * part + 1, modulus);
    double angle = 2 * StrictMath.asin(sine) * Math.signum(start);
    return hinge.plus(at(angle - Math.PI / 2, bob.minus(hinge).length()));
  }

  /** The function sn of a number of quarter periods, by arithmetic and geometric means. */
  private static double sn(double quarters, double modulus) {
    List<Double> ratios = new ArrayList<>();
    double mean = 1;
    double root = Math.sqrt(1 - modulus * modulus);
    double scale = 1;
    while (mean - root > 1e-12) {
      double before = mean;
      mean = (before + root) / 2;
      ratios.add((before - root) / 2 / mean);
      root = Math.sqrt(before * root);
      scale = 2 * scale;
    }
    double phase = scale * quarters * Math.PI / 2;
    for (int i = ratios.size() - 1; i >= 0; i--) {
      phase = (phase + StrictMath.asin(ratios.get(i) * StrictMath.sin(phase))) / 2;
    }
    return StrictMath.sin(phase);
  }
}
