package touchline.exercise;

/**
 * The seeds of practice: a chain behind "Another version", in which every seed has one successor,
 * the same everywhere. What is done for credit has none of them.
 */
public final class Seeds {
  public static final long FIRST = 1;

  /** Seeds stay below 2^31 so that a reader can copy one from an address. */
  public static final long LAST = (1L << 31) - 1;

  private Seeds() {}

  public static boolean isSeed(long seed) {
    return seed >= FIRST && seed <= LAST;
  }

  public static long next(long seed) {
    return FIRST + new Chance(seed).below((int) LAST);
  }
}
