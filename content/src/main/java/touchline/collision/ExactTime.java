package touchline.collision;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The time (start − √reachSquared) / speed, kept as its exact parts, so that two times can be
 * compared without rounding; speed > 0.
 */
record ExactTime(BigDecimal start, BigDecimal reachSquared, BigDecimal speed)
    implements Comparable<ExactTime> {
  private static final MathContext DIGITS = new MathContext(34);

  static final ExactTime ZERO = new ExactTime(BigDecimal.ZERO, BigDecimal.ZERO, BigDecimal.ONE);

  @Override
  public int compareTo(ExactTime other) {
    BigDecimal starts = start.multiply(other.speed).subtract(other.start.multiply(speed));
    BigDecimal mine = reachSquared.multiply(other.speed).multiply(other.speed);
    BigDecimal others = other.reachSquared.multiply(speed).multiply(speed);
    return Surd.signOfDifference(starts, others, mine);
  }

  /** This time in units of 2^−n, to more than 30 digits; not for {@link #ZERO}. */
  DoubleDouble value(int n) {
    // (start² − reach²) / (start + reach): the only difference is of exact squares.
    BigDecimal gap = start.multiply(start).subtract(reachSquared);
    BigDecimal sum = start.add(Surd.root(reachSquared, DIGITS));
    BigDecimal power = new BigDecimal(2).pow(Math.abs(n));
    BigDecimal time = gap.divide(sum, DIGITS).divide(speed, DIGITS);
    BigDecimal scaled = n < 0 ? time.divide(power, DIGITS) : time.multiply(power, DIGITS);
    double high = scaled.doubleValue();
    return new DoubleDouble(high, scaled.subtract(new BigDecimal(high)).doubleValue());
  }
}
