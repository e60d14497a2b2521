package touchline.exercise;

/**
 * Random numbers from a seed, the same on the JVM and in the browser; {@code java.util.Random} is
 * not. SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014).
 * Whoever knows what was drawn can find the seed, so what nobody may foresee overrides {@link
 * #next}.
 */
public class Chance {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public Chance(long seed) {
    this.state = seed;
  }

  /** The next 64 random bits. */
  protected long next() {
    state += GOLDEN_GAMMA;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Whether anybody can draw the same again. */
  public boolean isOpen() {
    return true;
  }

  /** A whole number from 0 to bound - 1; the bias, below bound / 2^63, does not matter here. */
  public final int below(int bound) {
    return (int) ((next() >>> 1) % bound);
  }

  /** A whole number from least to most, both included. */
  public final int between(int least, int most) {
    return least + below(most - least + 1);
  }
}
