package touchline.client.browser.method;

/**
 * What one call may still use. The translator weaves calls of it into the learner's methods: at
 * their start, at the head of every loop and before every array.
 */
public final class Steps {
  /** Rounds and calls; as many as marking allows a case. */
  private static final int MOST = 2_000_000;

  /** Elements of one array: 8 MiB of numbers, as marking allows. */
  private static final int LONGEST = 1 << 20;

  private static final int ELEMENTS_OF_A_STEP = 128;

  private static int left;

  private Steps() {}

  /** The call has used up what it may. */
  public static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  static void begin() {
    left = MOST;
  }

  /** One round, or one call. */
  public static void step() {
    if (--left < 0) {
      throw new Spent();
    }
  }

  /** Before an array of so many elements; gives the number back. */
  public static int room(int elements) {
    if (elements > LONGEST) {
      left = -1;
      throw new Spent();
    }
    left -= Math.max(0, elements) / ELEMENTS_OF_A_STEP;
    step();
    return elements;
  }

  /** How many elements an array of arrays has. */
  public static int product(int rows, int columns) {
    double elements = Math.max(1.0, rows) * Math.max(1.0, columns);
    return elements > LONGEST ? LONGEST + 1 : (int) elements;
  }

  static boolean isSpent() {
    return left < 0;
  }
}
