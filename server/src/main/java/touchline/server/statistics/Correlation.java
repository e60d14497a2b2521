package touchline.server.statistics;

import java.util.List;
import java.util.Optional;

/** Pearson's correlation of pairs of numbers. */
final class Correlation {
  /** With fewer pairs a correlation says next to nothing. */
  static final int LEAST = 10;

  private Correlation() {}

  /**
   * From -1 to 1; nothing where there are fewer than {@link #LEAST} pairs, or where one side is the
   * same for all.
   */
  static Optional<Double> of(List<Double> xs, List<Double> ys) {
    if (xs.size() < LEAST) {
      return Optional.empty();
    }
    double meanX = mean(xs);
    double meanY = mean(ys);
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (int i = 0; i < xs.size(); i++) {
      double x = xs.get(i) - meanX;
      double y = ys.get(i) - meanY;
      xy += x * y;
      xx += x * x;
      yy += y * y;
    }
    return xx > 0 && yy > 0 ? Optional.of(xy / Math.sqrt(xx * yy)) : Optional.empty();
  }

  static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  static double median(List<Double> values) {
    if (values.isEmpty()) {
      return 0;
    }
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
