package touchline.client.browser.doubles;

import org.teavm.jso.JSBody;

/**
 * Writes doubles as text by the browser's own means, in the form that Java gives them. {@link
 * ShortWriting} puts it in place of the class library's writer.
 */
public final class Writing {
  private Writing() {}

  /** Stands for {@link Double#toString(double)}. */
  @JSBody(
      params = "value",
      script =
          "if (!isFinite(value)) return String(value);"
              + " var size = Math.abs(value), plain = size === 0 || size >= 1e-3 && size < 1e7,"
              + " text = plain ? String(size) : size.toExponential().replace('+', ''),"
              + " parts = text.split('e');"
              + " return (value < 0 || 1 / value < 0 ? '-' : '') + parts[0]"
              + " + (parts[0].indexOf('.') < 0 ? '.0' : '') + (parts[1] ? 'E' + parts[1] : '');")
  public static native String text(double value);
}
