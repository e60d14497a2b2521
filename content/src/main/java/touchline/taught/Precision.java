package touchline.taught;

import touchline.geometry.Vec2;

/**
 * Two calculations that go wrong, for the lesson about rounding: one far from the origin, one by
 * its tolerance. Nothing else calls them. Lengths in metres.
 */
public final class Precision {
  private Precision() {}

  /**
   * Moves a point far to the right and back, which on paper changes nothing.
   *
   * <p>Error: half the distance between neighbouring doubles at the far place.
   *
   * @param way in petametres, 10¹⁵ m
   */
  @FigureInputs("point p, number way")
  // tag::thereAndBack[]
  public static Vec2 thereAndBack(Vec2 p, double way) {
    Vec2 shift = new Vec2(way * 1e15, 0);
    Vec2 there = p.plus(shift);
    return there.minus(shift);
  }

  // end::thereAndBack[]

  /**
   * Whether the detour from a to b over p is at most a tenth of a metre: a test in use for a point
   * on a segment, and wrong as one. How far p may be from the segment depends on its length.
   */
  @FigureInputs("point a, point b, point p")
  // tag::isOnSegment[]
  public static boolean isOnSegment(Vec2 a, Vec2 b, Vec2 p) {
    double length = Measure.distance(a, b);
    double overP = Measure.distance(a, p) + Measure.distance(p, b);
    double detour = overP - length;
    return detour <= 0.1;
  }
  // end::isOnSegment[]
}
