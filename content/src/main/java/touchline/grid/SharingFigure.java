package touchline.grid;

import java.util.List;
import java.util.stream.IntStream;
import touchline.input.KeyValues;

/**
 * The figure of a crowd in a grid, as a lesson describes it: a key and a value on each line.
 *
 * @param title what it is about, one line
 * @param alt what the picture shows
 * @param circles how many there are at first, with the ball
 * @param width the place in {@link Widths} of the first width
 */
public record SharingFigure(String title, String alt, int circles, int width) {
  private static final List<String> COUNTS =
      IntStream.iterate(Crowd.FEWEST, count -> count <= Crowd.MOST, count -> count + Crowd.STEP)
          .mapToObj(Integer::toString)
          .toList();
  private static final List<String> WIDTHS =
      IntStream.range(0, Widths.count()).mapToObj(Widths::text).toList();

  /**
   * Reads what an author wrote.
   *
   * @throws KeyValues.Broken if a line breaks a rule
   */
  public static SharingFigure parse(String text) {
    KeyValues values = KeyValues.of(text, List.of("title", "alt", "circles", "width"));
    return new SharingFigure(
        values.value("title"),
        values.value("alt"),
        Crowd.FEWEST
            + Crowd.STEP
                * values.place(
                    "circles", COUNTS, "circles must be a multiple of 10 from 10 to 200"),
        values.place("width", WIDTHS, "width must be one that can be chosen, such as 1.4 m"));
  }

  /** What the starting cells make of the crowd. */
  public Sharing start() {
    return in(width);
  }

  /** The same crowd in cells of another width. */
  public Sharing in(int place) {
    return Sharing.of(new Crowd(circles, Crowd.START), Widths.at(place));
  }
}
