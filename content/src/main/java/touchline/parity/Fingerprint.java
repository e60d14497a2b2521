package touchline.parity;

/**
 * What a function of the library gives for many inputs, as 16 hexadecimal digits: they are the same
 * wherever every bit of every result is the same.
 */
public final class Fingerprint {
  /** How many inputs each fingerprint is of. */
  public static final int INPUTS = 1_000;

  private static final long SEED = 20_261_121;

  /** Of the hash FNV-1a (Fowler, Noll and Vo), here over words of 64 bits. */
  private static final long BASIS = 0xcbf29ce484222325L;

  private static final long PRIME = 0x100000001b3L;
  private static final String DIGITS = "0123456789abcdef";

  private Fingerprint() {}

  public static String of(Batch batch) {
    long hash = BASIS;
    for (double number : batch.run(new SampleRows(SEED).next(batch, INPUTS))) {
      hash = (hash ^ Double.doubleToLongBits(number)) * PRIME;
    }
    return hexadecimal(hash);
  }

  private static String hexadecimal(long hash) {
    StringBuilder text = new StringBuilder();
    for (int shift = 60; shift >= 0; shift -= 4) {
      text.append(DIGITS.charAt((int) (hash >>> shift) & 15));
    }
    return text.toString();
  }
}
