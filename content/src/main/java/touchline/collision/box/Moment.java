package touchline.collision.box;

import java.math.BigDecimal;

/**
 * A time as a fraction: how far it is from one coordinate to another, and how fast.
 *
 * @param speed at least 0; where it is 0, the way is not, and the time is later than all others
 */
record Moment(double from, double to, double speed) {
  static final Moment START = new Moment(0, 0, 1);

  /** Twice what is lost at most in a difference of two products of which each has a difference. */
  private static final double ERROR = 8 * 0x1p-53;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  /** The sign of this time less the other. Exact. */
  int compareTo(Moment other) {
    double own = (to - from) * other.speed;
    double others = (other.to - other.from) * speed;
    double error = ERROR * (Math.abs(own) + Math.abs(others));
    if (Math.abs(own - others) > error && error > LEAST && error < Double.POSITIVE_INFINITY) {
      return own > others ? 1 : -1;
    }
    return times(other.speed).compareTo(other.times(speed));
  }

  private BigDecimal times(double factor) {
    return new BigDecimal(to).subtract(new BigDecimal(from)).multiply(new BigDecimal(factor));
  }

  /** Rounded twice; halved, where the way is longer than any number. */
  double value() {
    double way = to - from;
    return Double.isFinite(way) ? way / speed : (to / 2 - from / 2) / (speed / 2);
  }
}
