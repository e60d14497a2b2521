package touchline.collision;

import java.util.Arrays;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;

/**
 * The cells of a {@link CircleGrid}: which cell a centre lies in and where the circles of a cell
 * begin when all are sorted by cell, row after row.
 */
final class CellIndex {
  /** Cells a circle, at most; beyond it, most cells are empty and only cost memory. */
  private static final int MOST = 4;

  /** Twice the error of a {@link Clearance}, relative to the coordinates and radii added up. */
  private static final double ERROR = 16 * 0x1p-53;

  private final Bounds bounds;
  private final double width;
  private final double inverse;
  private final int columns;
  private final int rows;
  private final int[] cellOf;
  private final int[] starts;
  private final double[] rowLow;
  private final double[] rowHigh;

  private CellIndex(List<Circle> circles, Bounds bounds, double width) {
    this.bounds = bounds;
    this.width = width;
    inverse = 1 / width;
    columns = lines(bounds.minX(), bounds.maxX(), width);
    rows = lines(bounds.minY(), bounds.maxY(), width);
    cellOf = new int[circles.size()];
    starts = new int[columns * rows + 1];
    rowLow = new double[rows];
    rowHigh = new double[rows];
    Arrays.fill(rowLow, Double.POSITIVE_INFINITY);
    Arrays.fill(rowHigh, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < circles.size(); i++) {
      place(i, circles.get(i).center().x(), circles.get(i).center().y());
    }
    for (int cell = 1; cell < starts.length; cell++) {
      starts[cell] += starts[cell - 1];
    }
  }

  /** Doubles the width while that leaves more than {@link #MOST} cells a circle. */
  static CellIndex of(List<Circle> circles, double width) {
    Bounds bounds = Bounds.of(circles);
    double fitting = width;
    while (count(bounds, fitting) > MOST * (circles.size() + 1.0)) {
      fitting *= 2;
    }
    return new CellIndex(circles, bounds, fitting);
  }

  private static double count(Bounds bounds, double width) {
    double columns = lines(bounds.minX(), bounds.maxX(), width);
    return columns * lines(bounds.minY(), bounds.maxY(), width);
  }

  /** Columns or rows over [min, max]; one if there are no circles. */
  private static int lines(double min, double max, double width) {
    double cells = max / width - min / width;
    return cells < Integer.MAX_VALUE - 1 ? (int) Math.max(0, cells) + 1 : Integer.MAX_VALUE;
  }

  private void place(int circle, double x, double y) {
    int row = row(y);
    int cell = row * columns + column(x);
    cellOf[circle] = cell;
    starts[cell + 1]++;
    rowLow[row] = Math.min(rowLow[row], y);
    rowHigh[row] = Math.max(rowHigh[row], y);
  }

  /** The values, one for each circle in its original order, sorted by the circles' cells. */
  int[] inCellOrder(int[] values) {
    int[] next = starts.clone();
    int[] sorted = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      sorted[next[cellOf[i]]++] = values[i];
    }
    return sorted;
  }

  /** The column of x, clamped to the grid; never decreases when x grows. */
  int column(double x) {
    return line((x - bounds.minX()) * inverse, columns);
  }

  /** The row of y, clamped to the grid; never decreases when y grows. */
  int row(double y) {
    return line((y - bounds.minY()) * inverse, rows);
  }

  private static int line(double position, int lines) {
    if (!(position > 0)) {
      return 0;
    }
    return position < lines - 1 ? (int) position : lines - 1;
  }

  /**
   * The first circle, in cell order, of the cells from this one on; one cell after the last is
   * allowed.
   */
  int start(int row, int column) {
    return starts[row * columns + column];
  }

  /** The smallest y of a centre in the row; infinite when it is empty. */
  double low(int row) {
    return rowLow[row];
  }

  /** The largest y of a centre in the row; minus infinity when it is empty. */
  double high(int row) {
    return rowHigh[row];
  }

  Bounds bounds() {
    return bounds;
  }

  double width() {
    return width;
  }

  /** More than the error of any {@link Clearance} between the pass and a circle in here. */
  double rounding(Segment pass) {
    double x = bounds.farX() + Math.abs(pass.a().x()) + Math.abs(pass.b().x());
    double y = bounds.farY() + Math.abs(pass.a().y()) + Math.abs(pass.b().y());
    return ERROR * (x + y + bounds.radius()) * 2 + Double.MIN_NORMAL;
  }
}
