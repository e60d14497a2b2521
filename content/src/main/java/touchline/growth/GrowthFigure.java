package touchline.growth;

import java.util.List;
import java.util.stream.IntStream;
import touchline.input.KeyValues;

/**
 * The figure of growth, as a lesson describes it: a key and a value on each line.
 *
 * @param title what it is about, one line
 * @param alt what the picture shows
 * @param place in {@link Sizes}, of the number of circles at first
 */
public record GrowthFigure(String title, String alt, int place) {
  private static final List<String> COUNTS =
      IntStream.range(0, Sizes.count()).mapToObj(at -> Integer.toString(Sizes.at(at))).toList();

  /**
   * Reads what an author wrote.
   *
   * @throws KeyValues.Broken if a line breaks a rule
   */
  public static GrowthFigure parse(String text) {
    KeyValues values = KeyValues.of(text, List.of("title", "alt", "circles"));
    return new GrowthFigure(
        values.value("title"),
        values.value("alt"),
        values.place("circles", COUNTS, "circles must be one that can be chosen, such as 200"));
  }

  /** What the methods ask about each number of circles. */
  public static List<Work> all() {
    return IntStream.range(0, Sizes.count())
        .mapToObj(place -> Work.of(new Swarm(Sizes.at(place))))
        .toList();
  }
}
