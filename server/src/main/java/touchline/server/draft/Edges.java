package touchline.server.draft;

import java.util.ArrayList;
import java.util.List;
import touchline.server.author.Measurement;

/**
 * The cases at which the right answer turns, and how long a submission takes; templates read it.
 *
 * @param rounded those in which rounding can decide
 * @param exact a sentence about those in short numbers; empty if there are none
 * @param time how long a submission took; empty where none ran
 */
public record Edges(List<Measurement.Boundary> rounded, String exact, String time) {
  static final Edges NONE = new Edges(List.of(), "", "");

  public Edges {
    rounded = List.copyOf(rounded);
  }

  static Edges of(Measurement measured) {
    if (!measured.problems().isEmpty()) {
      return NONE;
    }
    List<String> exact =
        measured.boundaries().stream()
            .filter(Measurement.Boundary::isExact)
            .map(each -> String.valueOf(each.line()))
            .toList();
    return new Edges(
        measured.boundaries().stream().filter(each -> !each.isExact()).toList(),
        exact(exact),
        time(measured.submission().toMillis()));
  }

  private static String exact(List<String> lines) {
    if (lines.isEmpty()) {
      return "";
    }
    return lines.size() == 1
        ? "Line " + lines.get(0) + " of the cases lies exactly there."
        : "Lines " + list(lines) + " of the cases lie exactly there.";
  }

  private static String list(List<String> lines) {
    List<String> first = new ArrayList<>(lines);
    String last = first.remove(first.size() - 1);
    return String.join(", ", first) + " and " + last;
  }

  private static String time(long millis) {
    return "To compile the right method and run it on the cases of a submission took "
        + millis
        + " ms (milliseconds) just now.";
  }
}
