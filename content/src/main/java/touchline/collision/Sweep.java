package touchline.collision;

import touchline.collision.Meeting.End;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * One circle, moving by velocity in one step, and one segment: decides how they meet, exactly.
 *
 * <p>First by the boxes around way and segment, which tell most pairs of a large scene apart; then
 * with rounded numbers, which answer unless a sign is in doubt; then exactly.
 */
record Sweep(Circle circle, Vec2 velocity, Segment segment) {
  /** More than all roundings of a gap, as a part of the numbers that it is made of. */
  private static final double ROUNDING = 8 * 0x1p-53;

  Meeting meeting() {
    if (boxesAreApart()) {
      return Meeting.NONE;
    }
    RoundedSigns rounded = new RoundedSigns(this);
    Meeting meeting = meeting(rounded);
    return rounded.areSure() ? meeting : meeting(new ExactSigns(this));
  }

  private boolean boxesAreApart() {
    Vec2 center = circle.center();
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return areApart(center.x(), velocity.x(), a.x(), b.x())
        || areApart(center.y(), velocity.y(), a.y(), b.y());
  }

  /** Whether the way from c to c + v stays further than the radius from all between a and b. */
  private boolean areApart(double c, double v, double a, double b) {
    double above = Math.min(c, c + v) - Math.max(a, b);
    double below = Math.min(a, b) - Math.max(c, c + v);
    double radius = circle.radius();
    double sum = Math.abs(c) + Math.abs(v) + Math.abs(a) + Math.abs(b) + radius;
    return Math.max(above, below) - radius > ROUNDING * sum;
  }

  Meeting meeting(SweepSigns signs) {
    return signs.meeting(isPoint(), circle.radius() == 0);
  }

  boolean isPoint() {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return a.x() == b.x() && a.y() == b.y();
  }

  Vec2 at(End end) {
    return end == End.A ? segment.a() : segment.b();
  }

  /** The largest coordinate of the segment and the circle's centre. */
  double size() {
    double size = Math.max(largest(segment.a()), largest(segment.b()));
    return Math.max(size, largest(circle.center()));
  }

  static double largest(Vec2 vector) {
    return Math.max(Math.abs(vector.x()), Math.abs(vector.y()));
  }
}
