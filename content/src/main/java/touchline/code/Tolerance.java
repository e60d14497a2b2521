package touchline.code;

/**
 * How near an answer must be: a millionth of the largest number given, so that no sound method is
 * refused for its rounding; yes and no are exact.
 */
public final class Tolerance {
  /** A search that stops at 1e-8 of the segment is well inside. */
  private static final double SHARE = 1e-6;

  /** Where all numbers given are 0, or nearly. */
  private static final double LEAST_SIZE = 0x1p-10;

  private Tolerance() {}

  /** In the unit of the result. */
  public static double of(ValueType result, double[] input) {
    return switch (result) {
      case TRUTH -> 0;
      case NUMBER -> SHARE;
      default -> SHARE * size(input);
    };
  }

  /** Whether all numbers are near; NaN never is. */
  public static boolean isNear(double[] one, double[] other, double tolerance) {
    if (one.length != other.length) {
      return false;
    }
    for (int i = 0; i < one.length; i++) {
      if (!(Math.abs(one[i] - other[i]) <= tolerance)) {
        return false;
      }
    }
    return true;
  }

  private static double size(double[] input) {
    double largest = LEAST_SIZE;
    for (double number : input) {
      largest = Math.max(largest, Math.abs(number));
    }
    return largest;
  }
}
