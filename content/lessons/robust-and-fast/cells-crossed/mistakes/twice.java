// Columns and rows
// The columns and the rows are counted, and the first cell counts twice.
import touchline.geometry.*;

class Solution {
  static double cellsCrossed(Vec2 a, Vec2 b, double width) {
    double columns = Math.abs(Math.floor(b.x() / width) - Math.floor(a.x() / width));
    double rows = Math.abs(Math.floor(b.y() / width) - Math.floor(a.y() / width));
    return columns + 1 + rows + 1;
  }
}
