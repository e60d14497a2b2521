package touchline.exact;

import touchline.geometry.Vec2;

/** A vector of double-doubles, for values that must survive cancellation. */
public record WideVector(DoubleDouble x, DoubleDouble y) {
  public static WideVector of(Vec2 vector) {
    return new WideVector(DoubleDouble.of(vector.x()), DoubleDouble.of(vector.y()));
  }

  /** to − from, exactly. */
  public static WideVector between(Vec2 from, Vec2 to) {
    return new WideVector(DoubleDouble.sum(to.x(), -from.x()), DoubleDouble.sum(to.y(), -from.y()));
  }

  public WideVector plus(WideVector other) {
    return new WideVector(x.plus(other.x), y.plus(other.y));
  }

  public WideVector times(DoubleDouble factor) {
    return new WideVector(x.times(factor), y.times(factor));
  }

  public DoubleDouble dot(WideVector other) {
    return x.times(other.x).plus(y.times(other.y));
  }

  public DoubleDouble cross(WideVector other) {
    return x.times(other.y).minus(y.times(other.x));
  }

  public WideVector perpendicular() {
    return new WideVector(y.negated(), x);
  }

  public WideVector negated() {
    return new WideVector(x.negated(), y.negated());
  }

  public WideVector scaled(int n) {
    return new WideVector(x.scaled(n), y.scaled(n));
  }

  /** The larger coordinate. */
  public double size() {
    return Math.max(Math.abs(x.high()), Math.abs(y.high()));
  }

  public int exponent() {
    return PowerOfTwo.exponent(size());
  }

  /** This, brought near 1 by a power of two. */
  public WideVector nearOne() {
    return scaled(-exponent());
  }

  public boolean isZero() {
    return x.high() == 0 && y.high() == 0;
  }

  /** The vector of length 1 in this direction, each coordinate to 2^−51; not for zero. */
  public Vec2 unit() {
    WideVector near = nearOne();
    double length = Math.sqrt(near.x.high() * near.x.high() + near.y.high() * near.y.high());
    // Adding 0 makes a −0 a 0.
    return new Vec2(near.x.high() / length + 0.0, near.y.high() / length + 0.0);
  }
}
