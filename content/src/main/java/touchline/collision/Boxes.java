package touchline.collision;

import java.util.Arrays;
import touchline.geometry.Segment;

/** The boxes around blocks of circles, with sides along the axes. */
final class Boxes {
  private final double[] left;
  private final double[] right;
  private final double[] low;
  private final double[] high;

  /** Boxes around every so many circles, the last block may be shorter. */
  Boxes(int block, double[] x, double[] y, double[] radius) {
    int count = (x.length + block - 1) / block;
    left = filled(count, Double.POSITIVE_INFINITY);
    right = filled(count, Double.NEGATIVE_INFINITY);
    low = filled(count, Double.POSITIVE_INFINITY);
    high = filled(count, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < x.length; i++) {
      int box = i / block;
      left[box] = Math.min(left[box], x[i] - radius[i]);
      right[box] = Math.max(right[box], x[i] + radius[i]);
      low[box] = Math.min(low[box], y[i] - radius[i]);
      high[box] = Math.max(high[box], y[i] + radius[i]);
    }
  }

  private static double[] filled(int count, double value) {
    double[] values = new double[count];
    Arrays.fill(values, value);
    return values;
  }

  /** Whether the box and that of the pass have a point in common; false: no circle touches. */
  boolean meet(int box, Segment pass) {
    double ax = pass.a().x();
    double ay = pass.a().y();
    double bx = pass.b().x();
    double by = pass.b().y();
    return (ax >= left[box] || bx >= left[box])
        && (ax <= right[box] || bx <= right[box])
        && (ay >= low[box] || by >= low[box])
        && (ay <= high[box] || by <= high[box]);
  }
}
