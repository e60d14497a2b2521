package touchline.server;

/**
 * How much of a long list a test goes through. By itself a test takes a part that is always the
 * same; with {@code -Dsweep=all} all of them take everything, and an option of its own says it for
 * one list.
 */
public final class Sweep {
  private static final String ALL = "all";

  private Sweep() {}

  /**
   * One in so many is taken.
   *
   * @param list the option that says another number, such as {@code -Dgaps=1}
   * @param usual what it is in the test command
   */
  public static int every(String list, int usual) {
    return Integer.getInteger(list, isWhole("sweep") ? 1 : usual);
  }

  /** Whether this list is taken whole, as by {@code -Dhostile=all}. */
  public static boolean isWhole(String list) {
    return ALL.equals(System.getProperty(list, System.getProperty("sweep")));
  }
}
