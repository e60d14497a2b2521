package touchline.collision;

/**
 * Powers of two that bring vectors of extreme size near 1, so that their squares neither overflow
 * nor vanish. Multiplying by one does not round.
 */
final class Scale {
  /**
   * Sizes between these are left alone: fourth powers of them, and their products with the rounding
   * error, are still normal doubles.
   */
  private static final double LEAST = 1e-60;

  private static final double MOST = 1e60;

  private Scale() {}

  /** The factor for a vector whose larger coordinate has this size; 1 for ordinary sizes and 0. */
  static double factor(double size) {
    return (size > LEAST && size < MOST) || size == 0 ? 1 : opposite(size);
  }

  static double factor(double x, double y) {
    return factor(Math.max(Math.abs(x), Math.abs(y)));
  }

  /** Undoes a factor; a division that ordinary sizes do not pay for. */
  static double inverse(double factor) {
    return factor == 1 ? 1 : 1 / factor;
  }

  /** Two to the power of minus the exponent; inside ±1022, so that its inverse is a double too. */
  private static double opposite(double size) {
    int exponent = (int) (Double.doubleToLongBits(size) >>> 52) - 1023;
    int opposite = Math.max(-1022, Math.min(-exponent, 1022));
    return Double.longBitsToDouble((opposite + 1023L) << 52);
  }
}
