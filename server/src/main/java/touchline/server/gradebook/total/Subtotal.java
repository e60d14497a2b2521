package touchline.server.gradebook.total;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.server.gradebook.total.Line.Fate;

/**
 * What a student has in a category.
 *
 * @param category none for what is in no category
 * @param points in what counts
 * @param worth of what counts; 0 where nothing does yet
 */
public record Subtotal(Optional<Category> category, List<Line> lines, double points, double worth) {
  public Subtotal {
    lines = List.copyOf(lines);
  }

  /** From 0 to 1, or more with points on top; 0 where nothing counts yet. */
  public double share() {
    return worth > 0 ? points / worth : 0;
  }

  /** Against the other categories. */
  public double weight() {
    return category.map(Category::weight).orElse(0.0);
  }

  /** Those that are left out because they are the lowest. */
  public List<Line> dropped() {
    return lines.stream().filter(line -> line.fate() == Fate.DROPPED).toList();
  }

  static Subtotal of(Optional<Category> category, List<Line> all, boolean isWeighted) {
    boolean isWeightless = isWeighted && category.map(Category::weight).orElse(0.0) == 0;
    Set<Line> lowest = lowest(all, category.map(Category::dropped).orElse(0));
    List<Line> lines = new ArrayList<>();
    double points = 0;
    double worth = 0;
    for (Line line : all) {
      boolean isDropped = lowest.contains(line);
      Fate fate = isDropped ? Fate.DROPPED : isWeightless ? weightless(line) : line.fate();
      Line one = new Line(line.item(), line.score(), fate);
      lines.add(one);
      points += one.counts() ? one.score().points() : 0;
      worth += one.counts() ? one.item().worth() : 0;
    }
    return new Subtotal(category, lines, points, worth);
  }

  private static Fate weightless(Line line) {
    return line.counts() ? Fate.WEIGHTLESS : line.fate();
  }

  /**
   * The lowest shares, of which one at least is left to count. Among equals the one that is worth
   * more goes, which is better for the student, and then the first. Leaving out the lowest share
   * never lowers the share of the rest.
   */
  private static Set<Line> lowest(List<Line> all, int dropped) {
    List<Line> counting =
        all.stream().filter(line -> line.counts() && line.item().worth() > 0).toList();
    int most = Math.min(dropped, counting.size() - 1);
    return new HashSet<>(
        counting.stream()
            .sorted(
                Comparator.comparingDouble(Line::share).thenComparing(line -> -line.item().worth()))
            .limit(Math.max(0, most))
            .toList());
  }
}
