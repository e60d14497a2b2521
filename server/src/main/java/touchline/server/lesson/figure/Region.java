package touchline.server.lesson.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lines of a source between {@code tag::name[]} and {@code end::name[]}, each in a comment of its
 * own, so that what is printed follows its source when that moves or changes.
 */
final class Region {
  private static final String TAG = "tag::";
  private static final String END = "end::";

  private Region() {}

  /**
   * The lines of a region from the left margin; empty if there is no such region.
   *
   * @param comment what begins a comment, such as {@code //}
   */
  static Optional<List<Listing.Line>> find(List<String> lines, String comment, String tag) {
    int start = indexOf(lines, comment + " " + TAG + tag + "[]");
    int end = indexOf(lines, comment + " " + END + tag + "[]");
    if (start < 0 || end < start) {
      return Optional.empty();
    }
    List<Listing.Line> region = new ArrayList<>();
    for (int i = start + 1; i < end; i++) {
      if (!isMarker(lines.get(i), comment)) {
        region.add(new Listing.Line(i + 1, lines.get(i).stripTrailing()));
      }
    }
    return Optional.of(outdented(region.subList(0, used(region))));
  }

  /** How many lines there are without the empty ones before the end marker. */
  private static int used(List<Listing.Line> region) {
    int used = region.size();
    while (used > 0 && region.get(used - 1).text().isEmpty()) {
      used--;
    }
    return used;
  }

  /** The name of the region that a line is in, counted from 1; empty if it is in none. */
  static Optional<String> around(List<String> lines, String comment, int line) {
    String tag = comment + " " + TAG;
    for (int i = line - 1; i >= 0; i--) {
      String text = lines.get(i).strip();
      if (text.startsWith(comment + " " + END)) {
        return Optional.empty();
      }
      if (text.startsWith(tag)) {
        return Optional.of(text.substring(tag.length(), text.length() - 2));
      }
    }
    return Optional.empty();
  }

  private static int indexOf(List<String> lines, String marker) {
    return lines.stream().map(String::strip).toList().indexOf(marker);
  }

  /** Markers of regions inside a region are not part of it. */
  private static boolean isMarker(String line, String comment) {
    String text = line.strip();
    return text.startsWith(comment + " " + TAG) || text.startsWith(comment + " " + END);
  }

  private static List<Listing.Line> outdented(List<Listing.Line> lines) {
    int margin =
        lines.stream()
            .filter(line -> !line.text().isEmpty())
            .mapToInt(line -> line.text().length() - line.text().stripLeading().length())
            .min()
            .orElse(0);
    return lines.stream()
        .map(
            line ->
                new Listing.Line(
                    line.number(), line.text().substring(Math.min(margin, line.text().length()))))
        .toList();
  }
}
