package touchline.server.gradebook.total;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How a total came about, in words. */
public final class TotalWords {
  private TotalWords() {}

  /**
   * A category as a row of a table.
   *
   * @param weight what it counts of the whole, empty where points are added up
   * @param gives what it adds to the total in percent, empty where points are added up
   * @param notes what is left out, and why
   */
  public record Row(
      String name, String points, String share, String weight, String gives, List<String> notes) {}

  public static List<Row> rows(CourseTotal total) {
    List<Row> rows = new ArrayList<>();
    for (Subtotal part : total.parts()) {
      boolean counts = part.worth() > 0;
      double weight = total.weights() > 0 && counts ? part.weight() / total.weights() : 0;
      rows.add(
          new Row(
              part.category().map(Category::name).orElse("No category"),
              counts ? number(part.points()) + " of " + number(part.worth()) : "nothing yet",
              counts ? percent(part.share()) : "",
              total.isWeighted() && counts ? percent(weight) : "",
              total.isWeighted() && counts ? percent(weight * part.share()) : "",
              notes(part)));
    }
    return rows;
  }

  private static List<String> notes(Subtotal part) {
    List<String> notes = new ArrayList<>();
    add(notes, part, Line.Fate.DROPPED, "Left out as the lowest: ");
    add(notes, part, Line.Fate.EXCUSED, "Excused: ");
    add(notes, part, Line.Fate.WEIGHTLESS, "Without weight: ");
    String missing =
        part.lines().stream()
            .filter(line -> line.counts() && line.score().state() == Score.State.MISSING)
            .map(line -> line.item().title())
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      notes.add("Missing, counts 0: " + missing + ".");
    }
    return notes;
  }

  private static void add(List<String> notes, Subtotal part, Line.Fate fate, String words) {
    String titles =
        part.lines().stream()
            .filter(line -> line.fate() == fate)
            .map(TotalWords::titled)
            .collect(Collectors.joining(", "));
    if (!titles.isEmpty()) {
      notes.add(words + titles + ".");
    }
  }

  private static String titled(Line line) {
    return line.fate() == Line.Fate.EXCUSED
        ? line.item().title()
        : line.item().title()
            + " ("
            + number(line.score().points())
            + " of "
            + number(line.item().worth())
            + ")";
  }

  /** The last step. */
  public static String sum(CourseTotal total) {
    if (total.worth() == 0) {
      return "Nothing counts yet.";
    }
    if (!total.isWeighted()) {
      return "All points are added up: "
          + number(total.points())
          + " of "
          + number(total.worth())
          + ", which is "
          + percent(total.share())
          + ".";
    }
    String steps =
        total.parts().stream()
            .filter(part -> part.worth() > 0 && part.weight() > 0)
            .map(part -> percent(part.weight() / total.weights()) + " of " + percent(part.share()))
            .collect(Collectors.joining(" + "));
    return steps + " = " + percent(total.share()) + ".";
  }

  /** Why weights are not those that the course names; empty if they are. */
  public static String scaled(CourseTotal total) {
    String empty =
        total.parts().stream()
            .filter(part -> part.worth() == 0 && part.weight() > 0)
            .map(part -> part.category().map(Category::name).orElse(""))
            .collect(Collectors.joining(", "));
    return !total.isWeighted() || empty.isEmpty() || total.worth() == 0
        ? ""
        : "Nothing counts yet in " + empty + ", so the other weights grow in proportion.";
  }

  private static String number(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  private static String percent(double share) {
    BigDecimal rounded =
        BigDecimal.valueOf(share * 100).setScale(1, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return (rounded.signum() == 0 ? "0" : rounded.toPlainString()) + " %";
  }
}
