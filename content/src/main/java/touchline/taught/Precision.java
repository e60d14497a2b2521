package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * For the lesson about rounding: calculations that go wrong, far from the origin or by their
 * tolerance; and two that do not, at any size or on the very rim. Nothing else calls them. Lengths
 * in metres.
 */
public final class Precision {
  private Precision() {}

  /**
   * Moves a point far to the right and back, which on paper changes nothing.
   *
   * <p>Error: half the distance between neighbouring doubles at the far place.
   *
   * @param distance in petametres, 10¹⁵ m
   */
  @FigureInputs("point p, number distance")
  // tag::thereAndBack[]
  public static Vec2 thereAndBack(Vec2 p, double distance) {
    Vec2 shift = new Vec2(distance * 1e15, 0);
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

  /**
   * The next number to the right, in numbers of three binary digits: 4 to 8 are 1 apart, from 8 on
   * they are 2 apart, from 16 on 4, and so on.
   *
   * @param p one such number, from 4 on, as a point of the number line
   */
  @FigureInputs("point p")
  // tag::next[]
  public static Vec2 next(Vec2 p) {
    double gap = 1;
    double end = 8;
    while (p.x() >= end) {
      gap = 2 * gap;
      end = 2 * end;
    }
    return new Vec2(p.x() + gap, p.y());
  }

  // end::next[]

  /**
   * Moves a point to the right and back, where the numbers out there are a gap apart: the sum is
   * rounded to one of them, half a gap upward.
   */
  @FigureInputs("point p, number distance, number gap > 0")
  // tag::backFromAfar[]
  public static Vec2 backFromAfar(Vec2 p, double distance, double gap) {
    double there = p.x() + distance;
    double kept = gap * Math.floor(there / gap + 0.5);
    double back = kept - distance;
    return new Vec2(back, p.y());
  }

  // end::backFromAfar[]

  /**
   * The distance of two points so far apart, or so near, that the squares would be too large or too
   * small for a double: both coordinates are divided by the larger one first.
   *
   * <p>Error: about two units in the last place, at any size.
   */
  @FigureInputs("point a, point b")
  // tag::scaledDistance[]
  public static double scaledDistance(Vec2 a, Vec2 b) {
    Vec2 abV = b.minus(a);
    double size = Math.max(Math.abs(abV.x()), Math.abs(abV.y()));
    if (size == 0) {
      return 0.0;
    }
    Vec2 small = new Vec2(abV.x() / size, abV.y() / size);
    double length = small.length();
    return size * length;
  }

  // end::scaledDistance[]

  /**
   * Whether a point is in a circle or on its rim, without any rounding: in whole numbers of 64
   * bits.
   *
   * @param circle its numbers are whole, and at most a billion, as are those of p
   */
  // tag::reaches[]
  public static boolean reaches(Circle circle, Vec2 p) {
    long across = (long) (p.x() - circle.center().x());
    long up = (long) (p.y() - circle.center().y());
    long radius = (long) circle.radius();
    return across * across + up * up <= radius * radius;
  }
  // end::reaches[]
}
