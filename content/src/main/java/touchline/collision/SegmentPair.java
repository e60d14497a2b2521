package touchline.collision;

import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * Two segments and a reach: the closest pair of points of two segments that do not cross has an end
 * in it, so four distances of an end from the other segment decide.
 */
final class SegmentPair {
  private SegmentPair() {}

  /** The sign of (distance of the segments) − (r + s), exactly. */
  static int compare(Segment one, Segment other, double r, double s) {
    if (cross(one, other)) {
      return r == 0 && s == 0 ? 0 : -1;
    }
    int nearest = Math.min(compare(one, other.a(), r, s), compare(one, other.b(), r, s));
    return Math.min(
        nearest, Math.min(compare(other, one.a(), r, s), compare(other, one.b(), r, s)));
  }

  /** The shortest move of the other segment, until the two are r + s apart. */
  static Vec2 offset(Segment one, Segment other, double r, double s) {
    if (compare(one, other, r, s) >= 0) {
      return Vec2.ZERO;
    }
    if (cross(one, other) || compare(one, other, 0, 0) == 0) {
      return Disentangle.move(one, other, r + s);
    }
    double toA = distance(one, other.a());
    double toB = distance(one, other.b());
    double fromA = distance(other, one.a());
    double fromB = distance(other, one.b());
    if (Math.min(toA, toB) <= Math.min(fromA, fromB)) {
      return push(one, toA <= toB ? other.a() : other.b(), r, s);
    }
    return push(other, fromA <= fromB ? one.a() : one.b(), r, s).times(-1).plus(Vec2.ZERO);
  }

  /** Whether each segment has its ends strictly on both sides of the other. */
  private static boolean cross(Segment one, Segment other) {
    return side(one, other.a()) * side(one, other.b()) < 0
        && side(other, one.a()) * side(other, one.b()) < 0;
  }

  private static int side(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return Side.of(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }

  private static int compare(Segment segment, Vec2 p, double r, double s) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return SegmentDistance.compare(a.x(), a.y(), b.x(), b.y(), p.x(), p.y(), r, s);
  }

  private static double distance(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return SegmentDistance.of(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }

  private static Vec2 push(Segment segment, Vec2 p, double r, double s) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return PushOut.of(a.x(), a.y(), b.x(), b.y(), p.x(), p.y(), r, s);
  }
}
