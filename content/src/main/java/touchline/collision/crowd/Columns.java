package touchline.collision.crowd;

import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Circle;

/**
 * One axis of a grid: which columns each of many circles reaches. What lies farther to the right is
 * never in a column farther to the left, so that stretches that meet share a column.
 */
final class Columns {
  private final double least;
  private final double width;
  final int count;
  private final int[] first;
  private final int[] last;

  Columns(List<Circle> circles, ToDoubleFunction<Circle> start, ToDoubleFunction<Circle> end) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double lengths = 0;
    for (Circle circle : circles) {
      low = Math.min(low, start.applyAsDouble(circle));
      high = Math.max(high, end.applyAsDouble(circle));
      lengths += end.applyAsDouble(circle) - start.applyAsDouble(circle);
    }
    int most = (int) Math.ceil(Math.sqrt(circles.size()));
    double columns = (high - low) / (lengths / circles.size());
    least = low;
    count = columns > 1 ? (int) Math.min(most, columns) : 1;
    width = (high - low) / count;
    first = new int[circles.size()];
    last = new int[circles.size()];
    for (int i = 0; i < circles.size(); i++) {
      first[i] = column(start.applyAsDouble(circles.get(i)));
      last[i] = column(end.applyAsDouble(circles.get(i)));
    }
  }

  /** What is no number, of ends that overflow, is in the first. */
  private int column(double at) {
    return (int) Math.min(count - 1.0, Math.max(0, (at - least) / width));
  }

  int first(int circle) {
    return first[circle];
  }

  int last(int circle) {
    return last[circle];
  }
}
