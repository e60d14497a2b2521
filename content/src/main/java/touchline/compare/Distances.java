package touchline.compare;

import java.util.List;
import touchline.collision.RobustSafePass;
import touchline.collision.WideDistance;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.StadiumCollision;

/**
 * The distance of one point from one segment, by three methods: the lessons', which first finds the
 * closest point; the careful one, which never leaves the differences; and one with twice as many
 * digits, rounded once.
 *
 * @param plain in metres, as the others
 */
public record Distances(double plain, double careful, double exact) {
  /** Powers of ten that a reader can choose. */
  public static final int MOST = 16;

  /** Stands for no offset at all. */
  public static final int NOWHERE = -1;

  private static final Segment SEGMENT = new Segment(new Vec2(2, 2), new Vec2(14, 8));
  private static final Vec2 POINT = new Vec2(6, 12);

  /**
   * The same picture, larger and elsewhere.
   *
   * @param size the power of ten by which everything is multiplied, 0 to {@link #MOST}
   * @param offset then everything moves by that power of ten to the right and up; {@link #NOWHERE}
   *     for not at all
   */
  public static Distances at(int size, int offset) {
    double factor = power(size);
    double way = offset == NOWHERE ? 0 : power(offset);
    Vec2 shift = new Vec2(way, way);
    Vec2 a = SEGMENT.a().times(factor).plus(shift);
    Vec2 b = SEGMENT.b().times(factor).plus(shift);
    Vec2 p = POINT.times(factor).plus(shift);
    Segment segment = new Segment(a, b);
    return new Distances(
        StadiumCollision.distance(segment, p),
        RobustSafePass.clearance(segment, List.of(new Circle(p, 0))),
        WideDistance.distance(segment, p));
  }

  /** Exact up to the 22nd. */
  static double power(int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }

  /** How far the plain method is off, in units of the last place of the right result. */
  public double plainError() {
    return error(plain);
  }

  /** The same of the careful method. */
  public double carefulError() {
    return error(careful);
  }

  private double error(double value) {
    double next = Double.longBitsToDouble(Double.doubleToLongBits(exact) + 1);
    return Math.abs(value - exact) / (next - exact);
  }
}
