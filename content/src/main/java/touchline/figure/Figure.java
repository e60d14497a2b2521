package touchline.figure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.diagram.View;

/**
 * A figure as its author described it.
 *
 * @param title what the figure is about, one line
 * @param alt what it shows, for readers who do not see it
 * @param run the method that it runs, as named in {@link Functions}
 * @param inputs the points that a reader can move, where they start
 * @param segments pairs of inputs that are joined by a line
 * @param shows how variables are drawn
 * @param narration what is said, by what happens
 * @param code the method's lines by their number in the source file; empty in an author's text, put
 *     in from the source when the lesson is compiled
 */
public record Figure(
    String title,
    String alt,
    Function run,
    View view,
    Inputs inputs,
    List<Joined> segments,
    List<Show> shows,
    Map<String, String> narration,
    Map<Integer, String> code) {
  /** Two inputs joined by a line. */
  public record Joined(String from, String to) {}

  public Figure {
    segments = List.copyOf(segments);
    shows = List.copyOf(shows);
    narration = Collections.unmodifiableMap(new LinkedHashMap<>(narration));
    code = Collections.unmodifiableMap(new LinkedHashMap<>(code));
  }
}
