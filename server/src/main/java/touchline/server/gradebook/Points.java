package touchline.server.gradebook;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** Points as people read and type them. */
public final class Points {
  /** More than any assignment is worth. */
  public static final double MOST = 100_000;

  private static final int DECIMALS = 2;
  private static final int FINE = 5;

  private Points() {}

  /** At most two decimals, no zeros behind: {@code 2.5}. */
  public static String text(double points) {
    return text(points, DECIMALS);
  }

  private static String text(double points, int decimals) {
    BigDecimal rounded =
        BigDecimal.valueOf(points).setScale(decimals, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }

  /**
   * As other systems read them: with a point, and with as many decimals as Moodle keeps, so that
   * their totals are ours.
   */
  static String exact(double points) {
    return text(points, FINE);
  }

  /** A share from 0 to 1 with one decimal: {@code 87.5 %}. */
  public static String percent(double share) {
    BigDecimal rounded =
        BigDecimal.valueOf(share * 100).setScale(1, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return (rounded.signum() == 0 ? "0" : rounded.toPlainString()) + " %";
  }

  /** With a point or a comma; empty if it is no number of points from 0 to {@link #MOST}. */
  public static Optional<Double> read(String typed) {
    String plain = typed.strip().replace(',', '.');
    if (!plain.matches("[0-9]{1,6}(\\.[0-9]{0,6})?|\\.[0-9]{1,6}")) {
      return Optional.empty();
    }
    return Optional.of(Double.valueOf(plain)).filter(points -> points <= MOST);
  }
}
