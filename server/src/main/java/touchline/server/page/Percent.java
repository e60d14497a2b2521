package touchline.server.page;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Shares and points for people. */
public final class Percent {
  private Percent() {}

  /** A share from 0 to 1: {@code 75 %}; a part of a percent is cut off, so 100 % is everything. */
  public static String of(double share) {
    return BigDecimal.valueOf(share).movePointRight(2).setScale(0, RoundingMode.DOWN) + " %";
  }

  /** Points with at most two decimals: {@code 2.5}. */
  public static String points(double points) {
    BigDecimal rounded = BigDecimal.valueOf(points).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
