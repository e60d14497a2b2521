// Steps across corners
// Each step is taken to lead into the next column and the next row at once.
import touchline.geometry.*;

class Solution {
  static double cellsCrossed(Vec2 a, Vec2 b, double width) {
    double columns = Math.abs(Math.floor(b.x() / width) - Math.floor(a.x() / width));
    double rows = Math.abs(Math.floor(b.y() / width) - Math.floor(a.y() / width));
    return 1 + Math.max(columns, rows);
  }
}
