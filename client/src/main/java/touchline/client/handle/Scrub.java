package touchline.client.handle;

/** What dragging a number sideways does to it. */
public final class Scrub {
  /** Fine enough to stop at any tenth, coarse enough to cross a picture in one stroke. */
  private static final double PIXELS_PER_STEP = 8;

  /** A hand that means to click moves the pointer by less, in CSS pixels. */
  private static final double SLACK = 4;

  private Scrub() {}

  /** Whether a pointer that moved so far sideways drags, and does not just click. */
  public static boolean drags(double pixels) {
    return Math.abs(pixels) > SLACK;
  }

  /** The number that a drag of so many pixels to the right makes of the one it began with. */
  public static double value(double begun, double pixels, double step) {
    double steps = Math.floor(Math.abs(pixels) / PIXELS_PER_STEP);
    return begun + (pixels < 0 ? -steps : steps) * step;
  }
}
