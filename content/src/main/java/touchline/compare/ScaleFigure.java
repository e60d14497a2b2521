package touchline.compare;

import java.util.List;
import touchline.input.KeyValues;

/**
 * The figure with a size and an offset, as a lesson describes it: a key and a value on each line.
 *
 * @param title what it is about, one line
 * @param alt what the picture shows
 * @param size where the first slider starts, a power of ten
 * @param offset where the second one does
 */
public record ScaleFigure(String title, String alt, int size, int offset) {
  /**
   * Reads what an author wrote.
   *
   * @throws KeyValues.Broken if a line breaks a rule
   */
  public static ScaleFigure parse(String text) {
    KeyValues values = KeyValues.of(text, List.of("title", "alt", "size", "offset"));
    return new ScaleFigure(
        values.value("title"),
        values.value("alt"),
        power(values.value("size")),
        power(values.value("offset")));
  }

  private static int power(String value) {
    for (int power = 0; power <= Distances.MOST; power++) {
      if (value.equals(Integer.toString(power))) {
        return power;
      }
    }
    throw new KeyValues.Broken("size and offset must be powers of ten from 0 to 16: " + value);
  }

  /** The results at the start. */
  public Distances start() {
    return Distances.at(size, offset);
  }
}
