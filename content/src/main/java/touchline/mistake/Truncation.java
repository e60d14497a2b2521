package touchline.mistake;

/** Whole numbers as a cast to {@code int} makes them, without its limits. */
public final class Truncation {
  private Truncation() {}

  /** The number without what stands after its point. */
  public static double cut(double number) {
    return number < 0 ? Math.ceil(number) : Math.floor(number);
  }
}
