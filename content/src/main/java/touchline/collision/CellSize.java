package touchline.collision;

import java.util.List;
import java.util.stream.IntStream;
import touchline.geometry.Circle;

/** How wide the cells of a grid should be, and which circles are too wide for them. */
final class CellSize {
  /** Circles a cell. Fewer: more rows to visit. More: more circles to test in vain. */
  private static final double CIRCLES = 2;

  /** Radii, in cells, above which a circle is kept apart. Larger: every search gets wider. */
  private static final double GIANT = 4;

  private CellSize() {}

  /** The width for cells of about {@link #CIRCLES}, but no less than the mean radius; above 0. */
  static double fitting(List<Circle> circles) {
    Bounds bounds = Bounds.of(circles);
    double width = Math.max(0, bounds.maxX() - bounds.minX());
    double height = Math.max(0, bounds.maxY() - bounds.minY());
    double share = CIRCLES / Math.max(1, circles.size());
    double square = Math.sqrt(width * share) * Math.sqrt(height);
    double alongOneAxis = Math.max(width, height) * share;
    double fitting = Math.max(meanRadius(circles), Math.max(square, alongOneAxis));
    return Math.max(Double.MIN_NORMAL, Math.min(Double.MAX_VALUE, fitting));
  }

  private static double meanRadius(List<Circle> circles) {
    double mean = 0;
    for (Circle circle : circles) {
      mean += circle.radius() / circles.size();
    }
    return mean;
  }

  /** The indices of the circles too wide for such cells, ascending. */
  static int[] giants(List<Circle> circles, double cell) {
    return IntStream.range(0, circles.size())
        .filter(i -> circles.get(i).radius() > GIANT * cell)
        .toArray();
  }

  /** The indices of all other circles, ascending. */
  static int[] others(List<Circle> circles, double cell) {
    return IntStream.range(0, circles.size())
        .filter(i -> !(circles.get(i).radius() > GIANT * cell))
        .toArray();
  }
}
