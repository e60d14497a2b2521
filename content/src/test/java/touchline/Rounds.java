package touchline;

/**
 * How often a test draws its inputs. {@code -Drounds=10} draws ten times as many; the seeds stay
 * the same.
 */
public final class Rounds {
  private static final int TIMES = Integer.getInteger("rounds", 1);

  private Rounds() {}

  /** Of the test command; more where more were asked for. */
  public static int of(int usual) {
    return usual * TIMES;
  }
}
