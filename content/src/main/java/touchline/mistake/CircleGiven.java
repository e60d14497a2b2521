package touchline.mistake;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A segment from a to b and a circle; radius in metres. */
public record CircleGiven(Vec2 a, Vec2 b, Vec2 center, double radius) {
  public Segment segment() {
    return new Segment(a, b);
  }

  public Circle circle() {
    return new Circle(center, radius);
  }

  PointGiven point() {
    return new PointGiven(a, b, center);
  }

  /** From the closest point of the segment to the centre. */
  Vec2 away() {
    return center.minus(closest());
  }

  /** The distance of the centre from the segment; from the point a if the segment is one. */
  double distance() {
    return away().length();
  }

  double lineDistance() {
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
