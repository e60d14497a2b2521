package touchline.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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

  /** What the methods ask about each number of circles before they move. */
  public static List<Work> all() {
    return IntStream.range(0, Sizes.count())
        .mapToObj(place -> Work.of(new Swarm(Sizes.at(place)).at(0)))
        .toList();
  }

  /** What is counted beforehand, for the page: whole numbers, each with a space behind it. */
  public static String text(List<Work> all) {
    return all.stream().map(Work::text).collect(Collectors.joining());
  }

  /** What {@link #text} has written. */
  public static List<Work> read(String text) {
    List<Work> all = new ArrayList<>();
    int begin = 0;
    while (begin < text.length()) {
      int[] numbers = new int[Work.NUMBERS];
      for (int i = 0; i < numbers.length; i++) {
        int end = text.indexOf(' ', begin);
        numbers[i] = Integer.parseInt(text.substring(begin, end));
        begin = end + 1;
      }
      all.add(Work.of(numbers));
    }
    return all;
  }
}
