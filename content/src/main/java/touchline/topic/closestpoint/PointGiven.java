package touchline.topic.closestpoint;

import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.listing.Variables;

/** A segment from a to b, or the line through them, and a point. */
public record PointGiven(Vec2 a, Vec2 b, Vec2 p) {
  public Segment segment() {
    return new Segment(a, b);
  }

  /** What a listing is given. */
  Variables variables() {
    return new Variables().set("a", a).set("b", b).set("p", p);
  }

  /** From a to b. */
  public Vec2 d() {
    return b.minus(a);
  }

  /** From a to p. */
  public Vec2 w() {
    return p.minus(a);
  }

  public double length() {
    return d().length();
  }

  /** The share of the segment before the foot of the perpendicular, not clamped. */
  public double share() {
    return w().dot(d()) / d().lengthSquared();
  }

  /** The distance from a to that foot along the segment. */
  double walked() {
    return w().dot(d()) / length();
  }

  public Vec2 at(double share) {
    return a.plus(d().times(share));
  }

  /** The right answer in the form to which the rules are compared. */
  public Vec2 closest() {
    return at(clamp(share()));
  }

  static double clamp(double share) {
    return Math.min(1, Math.max(0, share));
  }
}
