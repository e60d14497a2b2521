package touchline.server.demo;

/**
 * How large an invented class is.
 *
 * @param answers whether the answers behind the marks are made too; without them a class of ten
 *     thousand is made in seconds
 */
public record DemoSize(int students, int assignments, boolean answers) {
  /** What {@code serve --demo} shows. */
  public static final DemoSize SHOWN = new DemoSize(60, 6, true);

  /** From here on a class is for looking around in. */
  private static final int MANY = 30;

  /** Whether staff have marked and asked things by hand, too. */
  boolean isLooked() {
    return answers && students >= MANY;
  }

  public DemoSize {
    if (students < 1 || assignments < 1) {
      throw new IllegalArgumentException(
          "students and assignments must be at least 1: " + students + ", " + assignments);
    }
  }
}
