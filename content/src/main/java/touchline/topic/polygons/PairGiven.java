package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import touchline.collision.polygon.RobustPolygon;
import touchline.geometry.Vec2;
import touchline.taught.Polygons;

/**
 * Two convex polygons with whole coordinates, and an axis.
 *
 * @param axis of whole length
 */
record PairGiven(List<Vec2> a, List<Vec2> b, Vec2 axis) {
  PairGiven {
    a = List.copyOf(a);
    b = List.copyOf(b);
  }

  boolean overlap() {
    return RobustPolygon.overlaps(a, b);
  }

  /** Between the shadows along a direction, times its length; exact for a whole one. */
  double gap(Vec2 along) {
    double after = Polygons.low(b, along) - Polygons.high(a, along);
    return Math.max(after, Polygons.low(a, along) - Polygons.high(b, along));
  }

  double gap() {
    return gap(axis) / axis.length();
  }

  /** The normals of a polygon's edges, of the edges' lengths. */
  static List<Vec2> normals(List<Vec2> polygon) {
    List<Vec2> normals = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      Vec2 edge = polygon.get((i + 1) % polygon.size()).minus(polygon.get(i));
      normals.add(edge.perpendicular());
    }
    return normals;
  }

  List<Vec2> axes() {
    List<Vec2> axes = new ArrayList<>(normals(a));
    axes.addAll(normals(b));
    return axes;
  }

  /** Whether the shadows meet on all of these axes. */
  boolean meetOn(List<Vec2> axes) {
    return axes.stream().allMatch(along -> gap(along) <= 0);
  }

  /** The way out along one axis: the shorter one of the two. */
  Vec2 out(Vec2 along) {
    double length = along.length();
    double forward = (Polygons.high(b, along) - Polygons.low(a, along)) / length;
    double back = (Polygons.high(a, along) - Polygons.low(b, along)) / length;
    return along.times((forward <= back ? forward : -back) / length);
  }

  /** The shortest way out along these axes; of equal ones the first. */
  Vec2 shortest(List<Vec2> axes) {
    Vec2 shortest = out(axes.get(0));
    for (Vec2 along : axes) {
      shortest = out(along).length() < shortest.length() ? out(along) : shortest;
    }
    return shortest;
  }

  Vec2 longest() {
    Vec2 longest = Vec2.ZERO;
    for (Vec2 along : axes()) {
      longest = out(along).length() > longest.length() ? out(along) : longest;
    }
    return longest;
  }

  /** The axis of the shortest way out. */
  Vec2 best() {
    Vec2 best = axes().get(0);
    for (Vec2 along : axes()) {
      best = out(along).length() < out(best).length() ? along : best;
    }
    return best;
  }

  /** Whether a corner of one lies in the other. */
  boolean hasCornerInside() {
    return a.stream().anyMatch(corner -> RobustPolygon.contains(b, corner))
        || b.stream().anyMatch(corner -> RobustPolygon.contains(a, corner));
  }
}
