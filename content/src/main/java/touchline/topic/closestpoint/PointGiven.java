package touchline.topic.closestpoint;

import touchline.geometry.Vec2;
import touchline.listing.Bindings;

/** A segment from a to b, or the line through them, and a point. */
public record PointGiven(Vec2 a, Vec2 b, Vec2 p) implements SegmentGiven {
  /** What a listing is given. */
  public Bindings variables() {
    return new Bindings().set("a", a).set("b", b).set("p", p);
  }

  /** From a to b. */
  public Vec2 d() {
    return b.minus(a);
  }

  /** From a to p. */
  public Vec2 w() {
    return p.minus(a);
  }

  /** The normal on the left of the way from a to b, as long as the segment. */
  public Vec2 left() {
    return d().perpendicular();
  }

  /** Of length 1. */
  public Vec2 normal() {
    return d().unit().perpendicular();
  }

  /** Twice the area of the triangle a, b, p; positive where p lies on the left. */
  public double cross() {
    return d().cross(w());
  }

  public double length() {
    return d().length();
  }

  /** The share of the segment before the foot of the perpendicular, not clamped. */
  public double share() {
    return w().dot(d()) / d().lengthSquared();
  }

  /** The distance from a to that foot along the segment. */
  public double walked() {
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
