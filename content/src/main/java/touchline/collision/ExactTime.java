package touchline.collision;

import java.math.BigDecimal;

/**
 * The time (start − √reachSquared) / speed, kept as its exact parts, so that two times can be
 * compared without rounding; speed > 0.
 */
record ExactTime(BigDecimal start, BigDecimal reachSquared, BigDecimal speed)
    implements Comparable<ExactTime> {
  static final ExactTime ZERO = new ExactTime(BigDecimal.ZERO, BigDecimal.ZERO, BigDecimal.ONE);

  @Override
  public int compareTo(ExactTime other) {
    BigDecimal starts = start.multiply(other.speed).subtract(other.start.multiply(speed));
    BigDecimal mine = reachSquared.multiply(other.speed).multiply(other.speed);
    BigDecimal others = other.reachSquared.multiply(speed).multiply(speed);
    return Surd.signOfDifference(starts, others, mine);
  }
}
