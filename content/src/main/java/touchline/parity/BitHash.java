package touchline.parity;

/**
 * A hash of every bit of the numbers that it was given so far, for comparing long results by a few
 * numbers: FNV-1a (Fowler, Noll and Vo), here over words of 64 bits.
 */
public final class BitHash {
  private static final long BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private long hash = BASIS;

  /** The numbers follow those before. */
  public void add(double[] numbers) {
    for (double number : numbers) {
      hash = (hash ^ Double.doubleToLongBits(number)) * PRIME;
    }
  }

  long value() {
    return hash;
  }

  /**
   * Writes the upper and the lower 32 bits, each of which a double holds exactly.
   *
   * @param at the place of the upper half; the lower one comes behind it
   */
  public void writeHalves(double[] halves, int at) {
    halves[at] = (double) (hash >>> 32);
    halves[at + 1] = (double) (hash & 0xffffffffL);
  }
}
