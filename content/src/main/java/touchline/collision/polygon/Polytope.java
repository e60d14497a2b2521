package touchline.collision.polygon;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * Some corners of the difference of two shapes that overlap, to the left one after the other. It
 * grows where it is nearest to the origin, until the difference has nothing beyond that edge.
 */
final class Polytope {
  /** More would only make the bound tighter. */
  private static final int ROUNDS = 64;

  /** What a depth may be off, as a part of the largest coordinate; many times over. */
  private static final double ERROR = 64 * 0x1p-52;

  private final List<Vec2> a;
  private final List<Vec2> b;
  private final List<DifferenceCorner> corners = new ArrayList<>();

  private Polytope(List<Vec2> a, List<Vec2> b) {
    this.a = a;
    this.b = b;
    corners.add(farthest(-1, 0));
    corners.add(farthest(1, 0));
  }

  /**
   * A depth that no shortest way out exceeds, however numbers are rounded, and few fall short of.
   */
  static double bound(List<Vec2> a, List<Vec2> b) {
    double error = ERROR * Math.max(RobustGjk.largest(a), RobustGjk.largest(b));
    return Math.max(0, new Polytope(a, b).depth()) + error;
  }

  /** How far the difference reaches beyond the origin where the polytope is nearest to it. */
  private double depth() {
    double depth = Double.POSITIVE_INFINITY;
    for (int round = 0; round < ROUNDS; round++) {
      int nearest = nearest();
      DifferenceCorner p = corners.get(nearest);
      DifferenceCorner q = corners.get((nearest + 1) % corners.size());
      double outX = q.y() - p.y();
      double outY = p.x() - q.x();
      double squared = outX * outX + outY * outY;
      if (!(squared > EdgeSearch.LEAST)) {
        return depth;
      }
      double length = Math.sqrt(squared);
      DifferenceCorner r = farthest(outX, outY);
      depth = Math.min(depth, r.dot(outX / length, outY / length));
      if (!(r.dot(outX, outY) > Math.max(p.dot(outX, outY), q.dot(outX, outY)))) {
        return depth;
      }
      corners.add(nearest + 1, r);
    }
    return depth;
  }

  private DifferenceCorner farthest(double x, double y) {
    return DifferenceCorner.of(
        DifferenceCorner.support(a, x, y), DifferenceCorner.support(b, -x, -y));
  }

  /**
   * Where the edge begins whose line is nearest to the origin; one of hardly any length is nearest.
   */
  private int nearest() {
    int nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      DifferenceCorner p = corners.get(i);
      DifferenceCorner q = corners.get((i + 1) % corners.size());
      double outX = q.y() - p.y();
      double outY = p.x() - q.x();
      double squared = outX * outX + outY * outY;
      double distance =
          squared > EdgeSearch.LEAST
              ? p.dot(outX, outY) / Math.sqrt(squared)
              : Double.NEGATIVE_INFINITY;
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }
}
