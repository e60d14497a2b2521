package touchline.game;

import java.util.List;
import touchline.input.KeyValues;

/**
 * The game as a lesson describes it: a key and a value on each line.
 *
 * @param title what it is about, one line
 * @param alt what the picture shows
 */
public record GameFigure(String title, String alt) {
  /**
   * Reads what an author wrote.
   *
   * @throws KeyValues.Broken if a line breaks a rule
   */
  public static GameFigure parse(String text) {
    KeyValues values = KeyValues.of(text, List.of("title", "alt"));
    return new GameFigure(values.value("title"), values.value("alt"));
  }
}
