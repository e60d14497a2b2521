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
    // Where two are all but equal, the wrong one would give another direction.
    return switch (Nearest.end(one, other)) {
      case OTHER_A -> PushOut.off(one, other.a(), r, s);
      case OTHER_B -> PushOut.off(one, other.b(), r, s);
      case ONE_A -> PushOut.off(other, one.a(), r, s).times(-1).plus(Vec2.ZERO);
      case ONE_B -> PushOut.off(other, one.b(), r, s).times(-1).plus(Vec2.ZERO);
    };
  }

  /** Which end of two segments is nearest to the other one. */
  private enum Nearest {
    OTHER_A,
    OTHER_B,
    ONE_A,
    ONE_B;

    /** Relative to the coordinates: what two distances may be off. */
    private static final double ERROR = 16 * 0x1p-52;

    static Nearest end(Segment one, Segment other) {
      double toA = SegmentDistance.of(one, other.a());
      double toB = SegmentDistance.of(one, other.b());
      double fromA = SegmentDistance.of(other, one.a());
      double fromB = SegmentDistance.of(other, one.b());
      Nearest nearest = of(toA, toB, fromA, fromB);
      double least = Math.min(Math.min(toA, toB), Math.min(fromA, fromB));
      double doubt = least + ERROR * (size(one) + size(other));
      int near = below(toA, doubt) + below(toB, doubt) + below(fromA, doubt) + below(fromB, doubt);
      return near == 1
          ? nearest
          : of(
              WideDistance.distance(one, other.a()),
              WideDistance.distance(one, other.b()),
              WideDistance.distance(other, one.a()),
              WideDistance.distance(other, one.b()));
    }

    private static Nearest of(double toA, double toB, double fromA, double fromB) {
      if (Math.min(toA, toB) <= Math.min(fromA, fromB)) {
        return toA <= toB ? OTHER_A : OTHER_B;
      }
      return fromA <= fromB ? ONE_A : ONE_B;
    }

    private static int below(double distance, double doubt) {
      return distance <= doubt ? 1 : 0;
    }

    private static double size(Segment segment) {
      Vec2 a = segment.a();
      Vec2 b = segment.b();
      return Math.max(
          Math.max(Math.abs(a.x()), Math.abs(a.y())), Math.max(Math.abs(b.x()), Math.abs(b.y())));
    }
  }

  /** Whether each segment has its ends strictly on both sides of the other. */
  private static boolean cross(Segment one, Segment other) {
    return Side.of(one, other.a()) * Side.of(one, other.b()) < 0
        && Side.of(other, one.a()) * Side.of(other, one.b()) < 0;
  }
}
