package touchline.topic.overlap;

import touchline.compare.Setting;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.listing.Bindings;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.closestpoint.SegmentGiven;

/** A segment from a to b and a circle; radius in metres. */
public record CircleGiven(Vec2 a, Vec2 b, Vec2 center, double radius) implements SegmentGiven {
  /** What figures call the place of the circle that a reader moves. */
  public static final String CENTER = "the circle’s centre";

  /** A segment from a to b and a circle that a reader moves. */
  public static Setting<CircleGiven> setting(String name) {
    return Setting.of(name, "point a, point b, circle circle", "circle", CircleGiven::given)
        .probing(CENTER)
        .withSegment();
  }

  private static CircleGiven given(Inputs in, Vec2 center) {
    return new CircleGiven(in.vector("a"), in.vector("b"), center, in.circle("circle").radius());
  }

  public Circle circle() {
    return new Circle(center, radius);
  }

  /** What a listing is given. */
  public Bindings variables() {
    return new Bindings().set("segment", segment()).set("circle", circle());
  }

  public PointGiven point() {
    return new PointGiven(a, b, center);
  }

  /** From a to b. */
  public Vec2 d() {
    return point().d();
  }

  /** From a to the centre. */
  public Vec2 w() {
    return point().w();
  }

  /** The share of the segment before the foot of the perpendicular, not clamped. */
  public double share() {
    return point().share();
  }

  /** The closest point by the bare formula, which gives nothing for a segment of length zero. */
  public Vec2 bareClosest() {
    return point().closest();
  }

  /** From that point to the centre. */
  public Vec2 bareAway() {
    return center.minus(bareClosest());
  }

  /** From the nearer end to the centre. */
  public double endDistance() {
    return Math.min(w().length(), center.minus(b).length());
  }

  /** From the closest point of the segment to the centre. */
  public Vec2 away() {
    return center.minus(closest());
  }

  /** The distance of the centre from the segment; from the point a if the segment is one. */
  public double distance() {
    return away().length();
  }

  public double lineDistance() {
    return Math.abs(cross()) / point().length();
  }

  /** Twice the area of the triangle between a, b and the centre, with a sign. */
  double cross() {
    return point().w().cross(point().d());
  }

  private Vec2 closest() {
    return point().length() == 0 ? a : point().closest();
  }
}
