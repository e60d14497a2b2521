package touchline.client.browser.doubles;

import org.teavm.jso.JSBody;

/**
 * Reads numbers from text by the browser's own means, which are correctly rounded like the JVM's.
 * {@link ShortReading} puts its methods in place of those of the class library.
 */
public final class Reading {
  private Reading() {}

  /**
   * Stands for {@link Double#parseDouble}.
   *
   * @throws NumberFormatException if the text is no number
   */
  public static double number(String text) {
    double number = read(text);
    if (Double.isNaN(number)) {
      throw new NumberFormatException();
    }
    return number;
  }

  /** Stands for {@link Integer#parseInt(String)}; a fraction is cut off. */
  public static int whole(String text) {
    return (int) number(text);
  }

  @JSBody(params = "text", script = "return text.trim() ? Number(text) : NaN;")
  private static native double read(String text);
}
