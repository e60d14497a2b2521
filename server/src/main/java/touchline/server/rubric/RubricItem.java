package touchline.server.rubric;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * What staff look for in an exercise.
 *
 * @param points on top of those of the program; less than 0 where something is missing
 * @param words for the student
 */
public record RubricItem(long id, String exercise, double points, String words) {
  /** Either way. */
  public static final int MOST_POINTS = 1_000;

  /** In characters. */
  public static final int LONGEST = 500;

  /** With its sign: {@code +1}, {@code −0.5} or {@code 0}. */
  public String signed() {
    BigDecimal rounded =
        BigDecimal.valueOf(Math.abs(points))
            .setScale(2, RoundingMode.HALF_EVEN)
            .stripTrailingZeros();
    String size = rounded.signum() == 0 ? "0" : rounded.toPlainString();
    return rounded.signum() == 0 ? size : (points > 0 ? "+" : "−") + size;
  }

  /**
   * The points of an exercise: those that the program worked out and those of all ticked items, no
   * less than 0 and no more than full marks.
   *
   * @param program what the program worked out, less what lateness took
   * @param items the points of all ticked items
   */
  public static double points(double program, double items, double worth) {
    return items == 0 ? program : Math.max(0, Math.min(worth, program + items));
  }

  /** The points of all of these. */
  public static double sum(List<RubricItem> items) {
    return items.stream().mapToDouble(RubricItem::points).sum();
  }
}
