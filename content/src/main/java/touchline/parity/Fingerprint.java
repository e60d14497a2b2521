package touchline.parity;

/**
 * What a function of the library gives for many inputs, as 16 hexadecimal digits: they are the same
 * wherever every bit of every result is the same.
 */
public final class Fingerprint {
  /** How many inputs each fingerprint is of. */
  public static final int INPUTS = 1_000;

  private static final long SEED = 20_261_121;

  private static final String DIGITS = "0123456789abcdef";

  private Fingerprint() {}

  public static String of(Batch batch) {
    BitHash hash = new BitHash();
    hash.add(batch.run(new SampleRows(SEED).next(batch, INPUTS)));
    return hexadecimal(hash.value());
  }

  private static String hexadecimal(long hash) {
    StringBuilder text = new StringBuilder();
    for (int shift = 60; shift >= 0; shift -= 4) {
      text.append(DIGITS.charAt((int) (hash >>> shift) & 15));
    }
    return text.toString();
  }
}
