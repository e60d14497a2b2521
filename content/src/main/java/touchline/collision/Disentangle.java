package touchline.collision;

import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * The shortest move that parts two segments that meet, and leaves a gap.
 *
 * <p>The moves of the other segment that leave the two in touch form a parallelogram with the sides
 * of both; the shortest way out of it goes straight across one of its four sides. So there are four
 * candidates: along the normal of either segment, to either side, until the other segment's last
 * end has passed.
 */
final class Disentangle {
  private final Segment one;
  private final Segment other;
  private final double gap;
  private double shortest = Double.POSITIVE_INFINITY;
  private Vec2 best;

  private Disentangle(Segment one, Segment other, double gap) {
    this.one = one;
    this.other = other;
    this.gap = gap;
    this.best = new Vec2(0, gap);
  }

  /**
   * The move of the other segment. Of equally short ones the left normal of the first segment comes
   * first, then its right, then left and right of the second; two points give (0, gap).
   */
  static Vec2 move(Segment one, Segment other, double gap) {
    double scale = Scale.factor(Math.max(Math.max(size(one), size(other)), gap));
    Disentangle search = new Disentangle(times(one, scale), times(other, scale), gap * scale);
    search.tryNormalOf(search.one, 1);
    search.tryNormalOf(search.other, -1);
    return search.best.times(1 / scale).plus(Vec2.ZERO);
  }

  private void tryNormalOf(Segment base, int sign) {
    Vec2 along = base.b().minus(base.a());
    if (along.x() == 0 && along.y() == 0) {
      return;
    }
    double factor = Scale.factor(along.x(), along.y());
    Vec2 normal = along.times(factor).unit().perpendicular();
    Segment moved = sign > 0 ? other : one;
    double first = moved.a().minus(base.a()).dot(normal);
    double second = moved.b().minus(base.a()).dot(normal);
    double left = gap + Math.max(0, -Math.min(first, second));
    double right = gap + Math.max(0, Math.max(first, second));
    offer(left, normal.times(sign * left));
    offer(right, normal.times(-sign * right));
  }

  private void offer(double length, Vec2 move) {
    if (length < shortest) {
      shortest = length;
      best = move;
    }
  }

  private static double size(Segment s) {
    double a = Math.max(Math.abs(s.a().x()), Math.abs(s.a().y()));
    return Math.max(a, Math.max(Math.abs(s.b().x()), Math.abs(s.b().y())));
  }

  private static Segment times(Segment segment, double factor) {
    return new Segment(segment.a().times(factor), segment.b().times(factor));
  }
}
