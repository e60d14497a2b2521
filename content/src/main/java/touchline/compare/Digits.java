package touchline.compare;

/**
 * A double of at least 1 with its leading digits, as many as tell two neighbours apart. Every digit
 * is exact and none is rounded; whole numbers of 32 and 64 bits only, so that the browser writes
 * the same.
 */
final class Digits {
  /** A double has no more than 17 digits that mean anything. */
  private static final int COUNT = 17;

  /** What stands behind the point of a double of at least 1 is a whole number of these. */
  private static final double FINEST = 0x1p52;

  private Digits() {}

  static String of(double value) {
    if (!(value < 1e18)) {
      return "infinity";
    }
    double whole = Math.floor(value);
    StringBuilder text = new StringBuilder(Long.toString((long) whole));
    int left = COUNT - text.length();
    long rest = (long) ((value - whole) * FINEST);
    if (rest != 0 && left > 0) {
      text.append('.');
    }
    while (rest != 0 && left > 0) {
      rest *= 10;
      text.append((char) ('0' + (int) (rest >> 52)));
      rest &= (1L << 52) - 1;
      left--;
    }
    return text.toString();
  }

  /** How many leading characters two texts share. */
  static int shared(String one, String other) {
    int shared = 0;
    while (shared < Math.min(one.length(), other.length())
        && one.charAt(shared) == other.charAt(shared)) {
      shared++;
    }
    return shared;
  }
}
