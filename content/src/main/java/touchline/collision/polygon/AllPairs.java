package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * Every corner of one shape with every edge of the other: slow and sure, for what is too near to be
 * told by way of farthest corners. The shapes have no point in common, so that the shortest way
 * between them ends at a corner.
 */
final class AllPairs {
  private AllPairs() {}

  static DifferenceEdge nearest(List<Vec2> a, List<Vec2> b) {
    DifferenceCorner first = DifferenceCorner.of(a.get(0), b.get(0));
    DifferenceEdge nearest = DifferenceEdge.of(first, first);
    Vec2 from = a.get(a.size() - 1);
    for (Vec2 to : a) {
      for (Vec2 corner : b) {
        nearest = nearer(nearest, edge(from, corner, to, corner));
      }
      from = to;
    }
    from = b.get(b.size() - 1);
    for (Vec2 to : b) {
      for (Vec2 corner : a) {
        nearest = nearer(nearest, edge(corner, from, corner, to));
      }
      from = to;
    }
    return nearest;
  }

  private static DifferenceEdge edge(Vec2 pOfA, Vec2 pOfB, Vec2 qOfA, Vec2 qOfB) {
    return DifferenceEdge.of(DifferenceCorner.of(pOfA, pOfB), DifferenceCorner.of(qOfA, qOfB));
  }

  private static DifferenceEdge nearer(DifferenceEdge one, DifferenceEdge other) {
    return other.distance() < one.distance() ? other : one;
  }
}
