package touchline.collision.polygon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.exact.Exact;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * How far apart two convex shapes are, and where they are nearest.
 *
 * <p>A shape is its corners in order, one or more, either way round; a point is one corner and a
 * segment two, and corners may be repeated. A radius may be added. Whether two have a point in
 * common is decided exactly at any scale, and touching counts. Distances and points are right to 16
 * ulp of the largest coordinate. Lengths in metres.
 *
 * <p>The method is that of Gilbert, Johnson and Keerthi, in at most {@link Descent#ROUNDS} rounds,
 * each of which reads all corners once. It ends when no corner reaches nearer to the origin than
 * its edge by more than rounding can tell. What is too near to be told is asked of {@link
 * RobustPolygon}, and then of all pairs of a corner and an edge. Source: Catto, Computing Distance,
 * GDC 2010.
 */
public final class RobustGjk {
  /** Relative to the largest coordinate: what two dot products with a unit vector may be off. */
  private static final double ERROR = 16 * 0x1p-53;

  /** Exponents of two beyond which squares are scaled. */
  static final int MOST = 200;

  private RobustGjk() {}

  /** From the point of a that is nearest to b to that of b; empty if a point is in both. */
  public static Optional<Segment> closest(List<Vec2> a, List<Vec2> b) {
    Nearest nearest = nearest(a, b);
    return nearest.isApart ? Optional.of(nearest.way()) : Optional.empty();
  }

  /** Exactly 0 if they have a point in common; infinite if it overflows. */
  public static double distance(List<Vec2> a, List<Vec2> b) {
    double size = Math.max(largest(a), largest(b));
    if (Math.abs(PowerOfTwo.exponent(size)) <= MOST) {
      Descent descent = new Descent(a, b);
      Descent.End end = walk(descent, size);
      if (end != Descent.End.UNSURE) {
        return end == Descent.End.INSIDE ? 0 : descent.distance();
      }
    }
    return nearest(a, b).distance();
  }

  /**
   * How far apart two shapes with a radius are: below 0 if they overlap. While the shapes without
   * their radii are apart, that is how deep; else it is the sum of the radii alone.
   */
  public static double gap(List<Vec2> a, double radiusA, List<Vec2> b, double radiusB) {
    return distance(a, b) - (radiusA + radiusB);
  }

  /** Whether two shapes with a radius have a point in common. Exact; the sum is not rounded. */
  public static boolean overlaps(List<Vec2> a, double radiusA, List<Vec2> b, double radiusB) {
    double reach = radiusA + radiusB;
    double distance = distance(a, b);
    double error = 4 * ERROR * Math.max(Math.max(largest(a), largest(b)), reach);
    if (distance < reach - error) {
      return true;
    }
    return !(distance > reach + error)
        && (RobustPolygon.overlaps(a, b)
            || reaches(a, b, radiusA, radiusB)
            || reaches(b, a, radiusA, radiusB));
  }

  /** Whether some corner of one is within reach of some edge of the other. */
  private static boolean reaches(List<Vec2> one, List<Vec2> other, double r, double s) {
    Vec2 u = other.get(other.size() - 1);
    for (Vec2 v : other) {
      for (Vec2 p : one) {
        if (Exact.compareDistance(u.x(), u.y(), v.x(), v.y(), p.x(), p.y(), r, s) <= 0) {
          return true;
        }
      }
      u = v;
    }
    return false;
  }

  /**
   * The edge of the difference that is nearest to the origin.
   *
   * @param exponent of the power of two that is its unit
   * @param isApart whether the origin is outside the difference at all
   */
  private record Nearest(DifferenceEdge edge, int exponent, boolean isApart) {
    private static final DifferenceCorner ORIGIN = DifferenceCorner.of(Vec2.ZERO, Vec2.ZERO);
    static final Nearest NONE = new Nearest(DifferenceEdge.of(ORIGIN, ORIGIN), 0, false);

    Nearest scaled(int by) {
      return new Nearest(edge, by, isApart);
    }

    Segment way() {
      return new Segment(
          RobustGjk.scaled(edge.onA(), exponent), RobustGjk.scaled(edge.onB(), exponent));
    }

    double distance() {
      return exponent == 0 ? edge.distance() : PowerOfTwo.scale(edge.distance(), exponent);
    }
  }

  private static Nearest nearest(List<Vec2> a, List<Vec2> b) {
    double size = Math.max(largest(a), largest(b));
    int exponent = PowerOfTwo.exponent(size);
    if (Math.abs(exponent) <= MOST) {
      return nearest(a, b, size, a, b);
    }
    List<Vec2> smallA = scaled(a, -exponent);
    List<Vec2> smallB = scaled(b, -exponent);
    double small = Math.max(largest(smallA), largest(smallB));
    return nearest(smallA, smallB, small, a, b).scaled(exponent);
  }

  /** With coordinates of a size whose squares are sure, and as they were given. */
  private static Nearest nearest(
      List<Vec2> a, List<Vec2> b, double size, List<Vec2> givenA, List<Vec2> givenB) {
    Descent descent = new Descent(a, b);
    Descent.End end = walk(descent, size);
    if (end == Descent.End.NEAREST) {
      return new Nearest(descent.edge(), 0, true);
    }
    return end == Descent.End.INSIDE || RobustPolygon.overlaps(givenA, givenB)
        ? Nearest.NONE
        : new Nearest(AllPairs.nearest(a, b), 0, true);
  }

  private static Descent.End walk(Descent descent, double size) {
    double error = ERROR * size;
    return descent.walk(error, 4 * error * size);
  }

  /** By their bits, which are in the order of the sizes: whole numbers are compared sooner. */
  static double largest(List<Vec2> shape) {
    long x = 0;
    long y = 0;
    for (int i = 0; i < shape.size(); i++) {
      Vec2 corner = shape.get(i);
      x = Math.max(x, Double.doubleToRawLongBits(corner.x()) & Long.MAX_VALUE);
      y = Math.max(y, Double.doubleToRawLongBits(corner.y()) & Long.MAX_VALUE);
    }
    return Double.longBitsToDouble(Math.max(x, y));
  }

  static List<Vec2> scaled(List<Vec2> shape, int by) {
    List<Vec2> scaled = new ArrayList<>();
    for (Vec2 corner : shape) {
      scaled.add(scaled(corner, by));
    }
    return scaled;
  }

  static Vec2 scaled(Vec2 point, int by) {
    return new Vec2(PowerOfTwo.scale(point.x(), by), PowerOfTwo.scale(point.y(), by));
  }
}
