package touchline.collision.polygon;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
  /** Relative to the largest coordinate. */
  private static final double SURE = 64 * 0x1p-53;

  private RobustEpa() {}

  /**
   * The shortest way by which b has to be moved so that it only touches a; all but the zero vector
   * if it does already, and empty if they have no point in common.
   */
  public static Optional<Vec2> wayOut(List<Vec2> a, List<Vec2> b) {
    double size = size(a, b);
    int exponent = exponent(size);
    EdgeSearch search = search(a, b, size, exponent);
    if (search == null) {
      return Optional.empty();
    }
    Vec2 way = search.way();
    return Optional.of(exponent == 0 ? way : RobustGjk.scaled(way, exponent));
  }

  /** How long that way is; below 0 never, and 0 if they are apart. */
  public static double depth(List<Vec2> a, List<Vec2> b) {
    double size = size(a, b);
    int exponent = exponent(size);
    EdgeSearch search = search(a, b, size, exponent);
    return search == null ? 0 : PowerOfTwo.scale(search.depth(), exponent);
  }

  private static double size(List<Vec2> a, List<Vec2> b) {
    return Math.max(RobustGjk.largest(a), RobustGjk.largest(b));
  }

  /** Of the power of two by which coordinates are divided, so that squares are sure. */
  private static int exponent(double size) {
    int exponent = PowerOfTwo.exponent(size);
    return Math.abs(exponent) <= RobustGjk.MOST ? 0 : exponent;
  }

  /** Null if they have no point in common. */
  private static @Nullable EdgeSearch search(
      List<Vec2> a, List<Vec2> b, double size, int exponent) {
    boolean areFew = a.size() <= Reach.FEW && b.size() <= Reach.FEW;
    if (exponent == 0 && areFew) {
      return searchFew(a, b, SURE * size);
    }
    if (!RobustPolygon.overlaps(a, b)) {
      return null;
    }
    List<Vec2> one = exponent == 0 ? a : RobustGjk.scaled(a, -exponent);
    List<Vec2> other = exponent == 0 ? b : RobustGjk.scaled(b, -exponent);
    double bound = areFew ? Double.POSITIVE_INFINITY : Polytope.bound(one, other);
    EdgeSearch search = new EdgeSearch(bound, SURE * size(one, other));
    search.along(new Reach(other), new Reach(one), -1);
    search.along(new Reach(one), new Reach(other), 1);
    return search;
  }

  /**
   * Edges tell by themselves whether two shapes that are not flat have a point in common, unless
   * they are within rounding of touching. A normal is right to a few ulp, since the difference of
   * two corners is.
   */
  private static @Nullable EdgeSearch searchFew(List<Vec2> a, List<Vec2> b, double sure) {
    Reach ofA = new Reach(a);
    Reach ofB = new Reach(b);
    EdgeSearch search = new EdgeSearch(Double.POSITIVE_INFINITY, sure);
    search.along(ofB, ofA, -1);
    search.along(ofA, ofB, 1);
    if (search.showsGap()) {
      return null;
    }
    boolean isSure = search.isClear() && ofA.turn() != 0 && ofB.turn() != 0;
    return isSure || RobustPolygon.overlaps(a, b) ? search : null;
  }
}
