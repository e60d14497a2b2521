package touchline.geometry;

/**
 * The rules that values of this package keep; a broken one names the field, the value, the rule.
 */
final class Require {
  private Require() {}

  static void finite(String field, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(field + " must be finite: " + value);
    }
  }

  static void finiteAndNotNegative(String field, double value) {
    if (!(Double.isFinite(value) && value >= 0)) {
      throw new IllegalArgumentException(field + " must be finite and >= 0: " + value);
    }
  }
}
