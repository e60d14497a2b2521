package touchline.collision;

import touchline.geometry.Segment;

/**
 * Says of a block of circles that none touches a pass, or that some may.
 *
 * <p>The same d² − r² as in {@link Touch}, against the error bound of the whole set: the smallest
 * value of the block decides. The loop has no branches and one kind of memory access, so the
 * compiler turns it into vector instructions.
 */
record PassFilter(double ax, double ay, double ex, double ey, double inverse, double error) {
  /** The bounds are those of all circles that will be asked about. */
  static PassFilter of(Segment pass, Bounds bounds) {
    double ax = pass.a().x();
    double ay = pass.a().y();
    double ex = pass.b().x() - ax;
    double ey = pass.b().y() - ay;
    double ee = ex * ex + ey * ey;
    double inverse = ee < Touch.A_POINT ? 0 : 1 / ee;
    double wx = Math.max(Math.abs(bounds.minX() - ax), Math.abs(bounds.maxX() - ax));
    double wy = Math.max(Math.abs(bounds.minY() - ay), Math.abs(bounds.maxY() - ay));
    double m = wx + wy + Math.abs(ex) + Math.abs(ey) + bounds.radius();
    return new PassFilter(ax, ay, ex, ey, inverse, error(m));
  }

  /** Infinite, so that the filter never says no, where the bound does not hold. */
  private static double error(double m) {
    boolean holds = m > Touch.SMALLEST && m < Touch.LARGEST;
    return holds ? Touch.ERROR * m * m : Double.POSITIVE_INFINITY;
  }

  /** False: no circle with an index in [from, to) touches the pass. */
  boolean mayTouch(double[] x, double[] y, double[] radius, int from, int to) {
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = from; i < to; i++) {
      double wx = x[i] - ax;
      double wy = y[i] - ay;
      double t = Math.max(0, Math.min(1, (wx * ex + wy * ey) * inverse));
      double dx = wx - t * ex;
      double dy = wy - t * ey;
      smallest = Math.min(smallest, dx * dx + dy * dy - radius[i] * radius[i]);
    }
    return !(smallest > error);
  }
}
