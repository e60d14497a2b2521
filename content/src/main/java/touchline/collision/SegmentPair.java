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
    return Math.min(nearest(one, other, r, s), nearest(other, one, r, s));
  }

  /** The sign for the nearer end of the other segment. */
  private static int nearest(Segment one, Segment other, double r, double s) {
    return Math.min(
        SegmentDistance.compare(one, other.a(), r, s),
        SegmentDistance.compare(one, other.b(), r, s));
  }

  /** The shortest move of the other segment, until the two are r + s apart. */
  static Vec2 offset(Segment one, Segment other, double r, double s) {
    if (compare(one, other, r, s) >= 0) {
      return Vec2.ZERO;
    }
    if (cross(one, other) || compare(one, other, 0, 0) == 0) {
      return Disentangle.move(one, other, r + s);
    }
    double toA = SegmentDistance.of(one, other.a());
    double toB = SegmentDistance.of(one, other.b());
    double fromA = SegmentDistance.of(other, one.a());
    double fromB = SegmentDistance.of(other, one.b());
    if (Math.min(toA, toB) <= Math.min(fromA, fromB)) {
      return PushOut.off(one, toA <= toB ? other.a() : other.b(), r, s);
    }
    return PushOut.off(other, fromA <= fromB ? one.a() : one.b(), r, s).times(-1).plus(Vec2.ZERO);
  }

  /** Whether each segment has its ends strictly on both sides of the other. */
  private static boolean cross(Segment one, Segment other) {
    return Side.of(one, other.a()) * Side.of(one, other.b()) < 0
        && Side.of(other, one.a()) * Side.of(other, one.b()) < 0;
  }
}
