package touchline.collision.polygon;

import java.util.List;
import java.util.Optional;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Vec2;

/**
 * How deep two convex shapes are in each other, and the shortest way out.
 *
 * <p>A shape is its corners in order, one or more, either way round; corners may be repeated.
 * Whether two have a point in common is decided exactly at any scale, and touching counts. Ways and
 * depths are right to 16 ulp of the largest coordinate. Lengths in metres.
 *
 * <p>A polytope that grows measures chords of the difference, and a short chord has lost the digits
 * of its direction. So the edges of the two shapes are measured, each from its own two corners. Of
 * shapes with few corners that is all; of others the nearest edge of a polytope is a bound, by
 * which those are passed over that a few corners show to lie deeper. Cost with many corners: all of
 * them once for each round of the polytope and for each edge about as near as the nearest, and a
 * few for each other edge. Sources: Ericson, Real-Time Collision Detection, 5.2.1, for the axes;
 * van den Bergen, Collision Detection in Interactive 3D Environments, 4.3.8, for the polytope.
 */
public final class RobustEpa {
  private RobustEpa() {}

  /**
   * The shortest way by which b has to be moved so that it only touches a; all but the zero vector
   * if it does already, and empty if they have no point in common.
   */
  public static Optional<Vec2> wayOut(List<Vec2> a, List<Vec2> b) {
    if (!RobustPolygon.overlaps(a, b)) {
      return Optional.empty();
    }
    int exponent = exponent(a, b);
    Vec2 way = search(a, b, exponent).way();
    return Optional.of(exponent == 0 ? way : RobustGjk.scaled(way, exponent));
  }

  /** How long that way is; below 0 never, and 0 if they are apart. */
  public static double depth(List<Vec2> a, List<Vec2> b) {
    if (!RobustPolygon.overlaps(a, b)) {
      return 0;
    }
    int exponent = exponent(a, b);
    return PowerOfTwo.scale(search(a, b, exponent).depth(), exponent);
  }

  /** Of the power of two by which coordinates are divided, so that squares are sure. */
  private static int exponent(List<Vec2> a, List<Vec2> b) {
    int exponent = PowerOfTwo.exponent(Math.max(RobustGjk.largest(a), RobustGjk.largest(b)));
    return Math.abs(exponent) <= RobustGjk.MOST ? 0 : exponent;
  }

  private static EdgeSearch search(List<Vec2> a, List<Vec2> b, int exponent) {
    return exponent == 0
        ? search(a, b)
        : search(RobustGjk.scaled(a, -exponent), RobustGjk.scaled(b, -exponent));
  }

  private static EdgeSearch search(List<Vec2> a, List<Vec2> b) {
    boolean areFew = a.size() <= Reach.FEW && b.size() <= Reach.FEW;
    double bound = areFew ? Double.POSITIVE_INFINITY : Polytope.bound(a, b);
    EdgeSearch search = new EdgeSearch(bound);
    Reach ofA = new Reach(a);
    Reach ofB = new Reach(b);
    search.along(ofB, ofA, -1);
    search.along(ofA, ofB, 1);
    return search;
  }
}
