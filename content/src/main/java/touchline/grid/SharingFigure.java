package touchline.grid;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The figure of a crowd in a grid, as a lesson describes it: a key and a value on each line.
 *
 * @param title what it is about, one line
 * @param alt what the picture shows
 * @param circles how many there are at first, with the ball
 * @param width the place in {@link Widths} of the first width
 */
public record SharingFigure(String title, String alt, int circles, int width) {
  /** What is wrong with a description. */
  public static final class Broken extends IllegalArgumentException {
    Broken(String rule) {
      super(rule);
    }
  }

  /**
   * Reads what an author wrote.
   *
   * @throws Broken if a line breaks a rule
   */
  public static SharingFigure parse(String text) {
    Map<String, String> values = new HashMap<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      int colon = line.indexOf(": ");
      String key = colon < 0 ? line : line.substring(0, colon);
      if (!List.of("title", "alt", "circles", "width").contains(key)) {
        throw new Broken("a line must begin with title, alt, circles or width: " + line);
      }
      values.put(key, line.substring(colon + 1).strip());
    }
    return new SharingFigure(
        value(values, "title"),
        value(values, "alt"),
        circles(value(values, "circles")),
        width(value(values, "width")));
  }

  private static String value(Map<String, String> values, String key) {
    String value = values.getOrDefault(key, "");
    if (value.isEmpty()) {
      throw new Broken(key + " must have a value");
    }
    return value;
  }

  private static int circles(String value) {
    for (int count = Crowd.FEWEST; count <= Crowd.MOST; count += Crowd.STEP) {
      if (value.equals(Integer.toString(count))) {
        return count;
      }
    }
    throw new Broken("circles must be a multiple of 10 from 10 to 200: " + value);
  }

  private static int width(String value) {
    for (int place = 0; place < Widths.count(); place++) {
      if (value.equals(Widths.text(place))) {
        return place;
      }
    }
    throw new Broken("width must be one that can be chosen, such as 1.4 m: " + value);
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
