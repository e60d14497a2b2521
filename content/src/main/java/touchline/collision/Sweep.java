package touchline.collision;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * One circle, moving by velocity in one step, and one segment: decides how they meet, exactly.
 *
 * <p>First with rounded numbers, which answer unless a sign is in doubt; then, about once in
 * hundreds of ordinary cases, exactly.
 */
record Sweep(Circle circle, Vec2 velocity, Segment segment) {
  Meeting meeting() {
    RoundedSigns rounded = new RoundedSigns(this);
    Meeting meeting = meeting(rounded);
    return rounded.areSure() ? meeting : meeting(new ExactSigns(this));
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
