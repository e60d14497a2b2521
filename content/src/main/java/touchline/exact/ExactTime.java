package touchline.exact;

import java.math.BigDecimal;

/**
 * The time (start − √reachSquared) / speed, kept as its exact parts, so that two times can be
 * compared without rounding; speed > 0.
 */
public record ExactTime(BigDecimal start, BigDecimal reachSquared, BigDecimal speed)
    implements Comparable<ExactTime> {
  public static final ExactTime ZERO =
      new ExactTime(BigDecimal.ZERO, BigDecimal.ZERO, BigDecimal.ONE);

  @Override
  public int compareTo(ExactTime other) {
    BigDecimal starts = start.multiply(other.speed).subtract(other.start.multiply(speed));
    BigDecimal mine = reachSquared.multiply(other.speed).multiply(other.speed);
    BigDecimal others = other.reachSquared.multiply(speed).multiply(speed);
    return Surd.signOfDifference(starts, others, mine);
  }

  /** This time in units of 2^−n, to more than 30 digits; not for {@link #ZERO}. */
  public DoubleDouble value(int n) {
    // (start² − reach²) / (start + reach): the only difference is of exact squares.
    BigDecimal gap = start.multiply(start).subtract(reachSquared);
    BigDecimal sum = start.add(Surd.root(reachSquared));
    BigDecimal above = gap.multiply(powerOfTwo(n));
    BigDecimal below = sum.multiply(speed).multiply(powerOfTwo(-n));
    double high = NearestDouble.of(above, below);
    BigDecimal rest = above.subtract(below.multiply(new BigDecimal(high)));
    return new DoubleDouble(high, NearestDouble.of(rest, below));
  }

  private static BigDecimal powerOfTwo(int n) {
    return BigDecimal.valueOf(2).pow(Math.max(0, n));
  }
}
