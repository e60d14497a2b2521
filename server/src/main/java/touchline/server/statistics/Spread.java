package touchline.server.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * How marks are spread.
 *
 * @param counts students by tenth of the full marks, from the lowest; full marks are in the last
 */
record Spread(List<Integer> counts) {
  static final int PARTS = 10;

  Spread {
    counts = List.copyOf(counts);
  }

  /**
   * Of shares of the full marks.
   *
   * @param shares from 0 to 1; what is above counts as 1
   */
  static Spread of(List<Double> shares) {
    int[] counts = new int[PARTS];
    for (double share : shares) {
      counts[Math.max(0, Math.min(PARTS - 1, (int) (share * PARTS)))]++;
    }
    List<Integer> all = new ArrayList<>();
    for (int count : counts) {
      all.add(count);
    }
    return new Spread(all);
  }

  /** For a table and for who hears the picture: {@code 90 to 100 %}. */
  static String label(int part) {
    return part * 100 / PARTS + " to " + (part + 1) * 100 / PARTS + " %";
  }

  int most() {
    return counts.stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
