package touchline.compare;

import java.util.List;
import java.util.stream.IntStream;
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
  private static final List<String> POWERS =
      IntStream.rangeClosed(0, Distances.MOST).mapToObj(Integer::toString).toList();
  private static final String RULE = "size and offset must be powers of ten from 0 to 16";

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
        values.place("size", POWERS, RULE),
        values.place("offset", POWERS, RULE));
  }

  /** The results at the start. */
  public Distances start() {
    return Distances.at(size, offset);
  }
}
