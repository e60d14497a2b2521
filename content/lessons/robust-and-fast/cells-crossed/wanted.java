// width is above zero, and the segment goes through no corner of a cell.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, double width) {
    return width > 0 && !meetsCorner(a, b, width);
  }

  private static boolean meetsCorner(Vec2 a, Vec2 b, double width) {
    double first = Math.ceil(Math.min(a.x(), b.x()) / width);
    for (double k = first; k * width <= Math.max(a.x(), b.x()); k++) {
      if (meetsCornerAt(k * width, a, b, width)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the segment goes through a corner on an upright border, or next to it. */
  private static boolean meetsCornerAt(double x, Vec2 a, Vec2 b, double width) {
    double low = Math.min(a.y(), b.y());
    double high = Math.max(a.y(), b.y());
    if (a.x() != b.x()) {
      double part = (x - a.x()) / (b.x() - a.x());
      low = a.y() + part * (b.y() - a.y());
      high = low;
    }
    double slack = 1e-6;
    return Math.floor((high + slack) / width) >= Math.ceil((low - slack) / width);
  }
}
