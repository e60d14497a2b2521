package touchline.collision.crowd;

import java.util.function.ToDoubleFunction;

/**
 * One axis of a grid: which columns each of many bodies reaches. What lies farther to the right is
 * never in a column farther to the left, so that stretches that meet share a column.
 */
final class Columns {
  private final double least;
  private final double width;
  final int count;
  private final int[] first;
  private final int[] last;

  Columns(Bodies bodies, ToDoubleFunction<Around> start, ToDoubleFunction<Around> end) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double lengths = 0;
    for (int i = 0; i < bodies.count(); i++) {
      double from = start.applyAsDouble(bodies.around(i));
      double to = end.applyAsDouble(bodies.around(i));
      low = Math.min(low, from);
      high = Math.max(high, to);
      lengths += to - from;
    }
    int most = (int) Math.ceil(Math.sqrt(bodies.count()));
    double columns = (high - low) / (lengths / bodies.count());
    least = low;
    count = columns > 1 ? (int) Math.min(most, columns) : 1;
    width = (high - low) / count;
    first = new int[bodies.count()];
    last = new int[bodies.count()];
    for (int i = 0; i < bodies.count(); i++) {
      first[i] = column(start.applyAsDouble(bodies.around(i)));
      last[i] = column(end.applyAsDouble(bodies.around(i)));
    }
  }

  /** What is no number, of ends that overflow, is in the first. */
  private int column(double at) {
    return (int) Math.min(count - 1.0, Math.max(0, (at - least) / width));
  }

  int first(int body) {
    return first[body];
  }

  int last(int body) {
    return last[body];
  }
}
