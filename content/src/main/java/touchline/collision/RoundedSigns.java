package touchline.collision;

import touchline.collision.Meeting.End;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Vec2;

/**
 * The signs of a sweep by rounded arithmetic, with a margin that covers every rounding: a sign
 * within its margin of zero is in doubt, and {@link #areSure()} says so afterwards.
 *
 * <p>Positions, the segment's direction and the velocity are each brought near 1 by a power of two,
 * so that no square overflows; what underflows is covered by {@link #UNDERFLOW}. Differences of
 * coordinates are off by at most u = 2^−53 of themselves, so a product of two is off by at most 4u,
 * and the margins count on from there.
 */
final class RoundedSigns implements SweepSigns {
  private static final double U = 0x1p-53;

  /** More than underflow can take from products of numbers near 1. */
  private static final double UNDERFLOW = 0x1p-1000;

  /** The exponents of sizes that need no scaling. */
  private static final int ORDINARY = 100;

  /** Differences of coordinates below this do not overflow. */
  private static final double LARGEST = 0x1p1020;

  private final Vec2 along;
  private final Vec2 fromA;
  private final Vec2 fromB;
  private final Vec2 velocity;
  private final double radius;

  /** The unit of velocity over the unit of positions, as a power of two. */
  private final int speedPower;

  private boolean sure;

  RoundedSigns(Sweep sweep) {
    sure = sweep.size() < LARGEST;
    Vec2 a = sure ? sweep.segment().a() : Vec2.ZERO;
    Vec2 b = sure ? sweep.segment().b() : Vec2.ZERO;
    Vec2 center = sure ? sweep.circle().center() : Vec2.ZERO;
    Vec2 w = center.minus(a);
    Vec2 w2 = center.minus(b);
    double size = Math.max(Sweep.largest(w), Sweep.largest(w2));
    int position = unitOf(Math.max(size, sweep.circle().radius()));
    int speed = unitOf(Sweep.largest(sweep.velocity()));
    fromA = scaled(w, -position);
    fromB = scaled(w2, -position);
    radius = scaled(sweep.circle().radius(), -position);
    along = scaled(b.minus(a), -unitOf(Sweep.largest(b.minus(a))));
    velocity = scaled(sweep.velocity(), -speed);
    speedPower = speed - position;
  }

  private Vec2 scaled(Vec2 vector, int n) {
    return n == 0 ? vector : new Vec2(scaled(vector.x(), n), scaled(vector.y(), n));
  }

  /** A number that vanishes beside others would pass for an exact zero. */
  private double scaled(double x, int n) {
    double scaled = PowerOfTwo.scale(x, n);
    sure &= scaled != 0 || x == 0;
    return scaled;
  }

  /** The exponent of a size, or 0 if its powers are far from overflow and underflow as it is. */
  private static int unitOf(double size) {
    int exponent = PowerOfTwo.exponent(size);
    return Math.abs(exponent) <= ORDINARY ? 0 : exponent;
  }

  /** Whether every sign that was asked for is certain. */
  boolean areSure() {
    return sure;
  }

  @Override
  public int gapToLine() {
    return sign(lineGap(), 8 * U * lineTerms());
  }

  @Override
  public int approachToLine() {
    int start = crossSign(along, fromA);
    return start * crossSign(along, velocity);
  }

  @Override
  public int lineIsLate() {
    double way = PowerOfTwo.scale(Math.abs(along.cross(velocity)), speedPower);
    double wayTerms = PowerOfTwo.scale(crossTerms(along, velocity), speedPower);
    return sign(lineGap() - way, 8 * U * (lineTerms() + wayTerms));
  }

  @Override
  public int footOnArrival(End end) {
    Vec2 d = inward(end);
    Vec2 w = from(end);
    double slowness = Math.abs(along.cross(velocity));
    double value = w.dot(d) * slowness + lineGap() * velocity.dot(d);
    double terms =
        dotTerms(w, d) * crossTerms(along, velocity) + lineTerms() * dotTerms(velocity, d);
    return sign(value, 16 * U * terms);
  }

  @Override
  public int foot(End end) {
    return dotSign(from(end), inward(end));
  }

  @Override
  public int gap(End end) {
    double distanceSquared = from(end).lengthSquared();
    double radiusSquared = radius * radius;
    return sign(distanceSquared - radiusSquared, 8 * U * (distanceSquared + radiusSquared));
  }

  @Override
  public int approach(End end) {
    return dotSign(from(end), velocity);
  }

  @Override
  public int depth(End end) {
    double reach = radius * velocity.length();
    double miss = Math.abs(from(end).cross(velocity));
    return sign(reach - miss, 8 * U * (reach + crossTerms(from(end), velocity)));
  }

  @Override
  public int capIsLate(End end) {
    Vec2 w = from(end);
    double way = PowerOfTwo.scale(velocity.lengthSquared(), speedPower);
    double nearing = -w.dot(velocity);
    if (sign(nearing - way, 8 * U * (dotTerms(w, velocity) + way)) <= 0) {
      return -1;
    }
    // The step is shorter than |w|, so nothing overflows here.
    double x = w.x() + PowerOfTwo.scale(velocity.x(), speedPower);
    double y = w.y() + PowerOfTwo.scale(velocity.y(), speedPower);
    double scale = 4 * w.lengthSquared() + radius * radius;
    return sign(x * x + y * y - radius * radius, 16 * U * scale);
  }

  private double lineGap() {
    return Math.abs(along.cross(fromA)) - radius * along.length();
  }

  private double lineTerms() {
    return crossTerms(along, fromA) + radius * along.length();
  }

  private Vec2 from(End end) {
    return end == End.A ? fromA : fromB;
  }

  private Vec2 inward(End end) {
    return end == End.A ? along : along.times(-1);
  }

  private static double crossTerms(Vec2 u, Vec2 v) {
    return Math.abs(u.x() * v.y()) + Math.abs(u.y() * v.x());
  }

  private static double dotTerms(Vec2 u, Vec2 v) {
    return Math.abs(u.x() * v.x()) + Math.abs(u.y() * v.y());
  }

  private int dotSign(Vec2 u, Vec2 v) {
    return productsSign(u.x(), v.x(), u.y(), v.y());
  }

  private int crossSign(Vec2 u, Vec2 v) {
    return productsSign(u.x(), v.y(), -u.y(), v.x());
  }

  /** The sign of ab + cd; exactly 0, as for upright and level vectors, needs no second look. */
  private int productsSign(double a, double b, double c, double d) {
    if ((a == 0 || b == 0) && (c == 0 || d == 0)) {
      return 0;
    }
    double first = a * b;
    double second = c * d;
    return sign(first + second, 8 * U * (Math.abs(first) + Math.abs(second)));
  }

  private int sign(double value, double margin) {
    if (Math.abs(value) > margin + UNDERFLOW) {
      return value > 0 ? 1 : -1;
    }
    sure = false;
    return 0;
  }
}
