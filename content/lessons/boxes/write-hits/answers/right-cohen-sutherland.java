// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double x1 = a.x(), y1 = a.y(), x2 = b.x(), y2 = b.y();
    for (int i = 0; i < 16; i++) {
      int one = code(x1, y1, left, right, low, high);
      int other = code(x2, y2, left, right, low, high);
      if (one == 0 || other == 0) return true;
      if ((one & other) != 0) return false;
      if ((one & 1) != 0 || (one & 2) != 0) {
        double x = (one & 1) != 0 ? left : right;
        y1 = y1 + (y2 - y1) * (x - x1) / (x2 - x1);
        x1 = x;
      } else {
        double y = (one & 4) != 0 ? low : high;
        x1 = x1 + (x2 - x1) * (y - y1) / (y2 - y1);
        y1 = y;
      }
    }
    return false;
  }

  static int code(double x, double y, double left, double right, double low, double high) {
    int code = x < left ? 1 : x > right ? 2 : 0;
    return code + (y < low ? 4 : y > high ? 8 : 0);
  }
}
