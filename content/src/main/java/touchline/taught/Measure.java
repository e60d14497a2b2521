package touchline.taught;

import touchline.geometry.Vec2;

/**
 * What the other algorithms take for granted: how far apart two points are, how far one vector
 * reaches along another, and on which side of it. All lengths in metres.
 */
public final class Measure {
  private Measure() {}

  /**
   * The distance of two points: the length of the vector from one to the other.
   *
   * <p>Cost: one square root. Right to an ulp or two, while the squares neither overflow nor
   * vanish. Source: Pythagoras.
   */
  @FigureInputs("point a, point b")
  // tag::distance[]
  public static double distance(Vec2 a, Vec2 b) {
    Vec2 abV = b.minus(a);
    double square = abV.x() * abV.x() + abV.y() * abV.y();
    return Math.sqrt(square);
  }

  // end::distance[]

  /**
   * The part of v that lies along w; the zero vector if w is zero and has no direction.
   *
   * <p>Cost: two square roots, one here and one in unit, and three divisions. Source: Ericson,
   * Real-Time Collision Detection, 3.3.3.
   */
  @FigureInputs("point start, vector v, vector w")
  // tag::projection[]
  public static Vec2 projection(Vec2 v, Vec2 w) {
    double dot = v.dot(w);
    double length = w.length();
    if (length == 0) {
      return Vec2.ZERO;
    }
    Vec2 unit = w.unit();
    double along = dot / length;
    return unit.times(along);
  }

  // end::projection[]

  /**
   * The unit vector to the left of the direction from a to b; up if a and b are the same point.
   *
   * <p>Cost: two square roots, one here and one in unit, and two divisions. Error: an ulp.
   */
  @FigureInputs("point a, point b")
  // tag::leftNormal[]
  public static Vec2 leftNormal(Vec2 a, Vec2 b) {
    Vec2 abV = b.minus(a);
    if (abV.length() == 0) {
      return new Vec2(0, 1);
    }
    Vec2 unit = abV.unit();
    return new Vec2(-unit.y(), unit.x());
  }

  // end::leftNormal[]

  /**
   * How far w reaches to the left of v, times the length of v: positive on the left, negative on
   * the right, 0 along v. In square metres.
   *
   * <p>Cost: two multiplications and an addition. Source: Ericson, Real-Time Collision Detection,
   * 3.3.4, in the plane.
   */
  @FigureInputs("point start, vector v, vector w")
  // tag::cross[]
  public static double cross(Vec2 v, Vec2 w) {
    Vec2 normal = new Vec2(-v.y(), v.x());
    return normal.dot(w);
  }
  // end::cross[]
}
