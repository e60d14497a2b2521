package touchline.collision;

import touchline.geometry.Segment;

/**
 * Goes through the rows of a grid and gives, for each, the run of circles that lie near a pass.
 *
 * <p>A circle that the pass meets has its centre within reach of a point of the pass, in x and in
 * y. So for the band of a row, from its lowest to its highest centre and widened by the reach, the
 * piece of the pass in the band is found; columns within reach of the piece are the run. The piece
 * is widened by more than its rounding error, and where that error has no bound it is all of the
 * pass.
 */
final class GridWalk {
  /** 8·2⁻⁵³, relative: twice the error of the piece of a pass in a band. */
  private static final double ERROR = 0x1p-50;

  private final CellIndex cells;
  private final Segment pass;
  private final double reach;
  private final double slack;
  private final int lastRow;
  private int row;
  private int from;
  private int to;

  /** The reach is in metres, at least the largest radius of the grid. */
  GridWalk(CellIndex cells, Segment pass, double reach) {
    this.cells = cells;
    this.pass = pass;
    this.reach = reach;
    slack = slack();
    row = cells.row(Math.min(pass.a().y(), pass.b().y()) - reach) - 1;
    lastRow = cells.row(Math.max(pass.a().y(), pass.b().y()) + reach);
  }

  /** Moves on to the next row with circles in its run; false after the last. */
  boolean next() {
    while (row < lastRow) {
      row++;
      double low = cells.low(row) - reach;
      double high = cells.high(row) + reach;
      if (low <= high) {
        findRun(xAt(low), xAt(high));
        if (from < to) {
          return true;
        }
      }
    }
    return false;
  }

  /** The first circle of the run, in cell order. */
  int from() {
    return from;
  }

  /** One after the last circle of the run. */
  int to() {
    return to;
  }

  private void findRun(double x, double otherX) {
    double ax = pass.a().x();
    double bx = pass.b().x();
    double left = Math.min(ax, bx);
    double right = Math.max(ax, bx);
    if (slack < Double.POSITIVE_INFINITY) {
      left = Math.max(left, Math.min(x, otherX) - slack);
      right = Math.min(right, Math.max(x, otherX) + slack);
    }
    from = cells.start(row, cells.column(left - reach));
    to = cells.start(row, cells.column(right + reach) + 1);
  }

  /** The x of the pass at height y, or of the end that is nearer in height. */
  private double xAt(double y) {
    double ay = pass.a().y();
    double t = (y - ay) / (pass.b().y() - ay);
    double ax = pass.a().x();
    return ax + Math.max(0, Math.min(1, t)) * (pass.b().x() - ax);
  }

  /** A bound of the error of {@link #xAt}; infinite where there is none. */
  private double slack() {
    double ex = pass.b().x() - pass.a().x();
    double ey = pass.b().y() - pass.a().y();
    double x = Math.abs(pass.a().x()) + Math.abs(pass.b().x()) + reach;
    double y = cells.bounds().farY() + Math.abs(pass.a().y()) + Math.abs(pass.b().y()) + reach;
    double slack = ERROR * (y * Math.abs(ex / ey) + x) + Double.MIN_NORMAL;
    return slack < Double.POSITIVE_INFINITY ? slack : Double.POSITIVE_INFINITY;
  }
}
