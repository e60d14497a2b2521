package touchline.server.page;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Shares and points for people. */
public final class Percent {
  private Percent() {}

  /**
   * A share from 0 to 1 with at most one decimal: {@code 12.5 %}. What is finer is cut off, so 100
   * % is everything.
   */
  public static String of(double share) {
    BigDecimal cut = BigDecimal.valueOf(share).movePointRight(2).setScale(1, RoundingMode.DOWN);
    return (cut.signum() == 0 ? "0" : cut.stripTrailingZeros().toPlainString()) + " %";
  }

  /** Points with at most two decimals: {@code 2.5}. */
  public static String points(double points) {
    BigDecimal rounded = BigDecimal.valueOf(points).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
