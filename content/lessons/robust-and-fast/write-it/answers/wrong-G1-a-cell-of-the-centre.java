// wrong G1
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int column = (int) Math.floor(center.x() / width);
    int row = (int) Math.floor(center.y() / width);
    return new int[][] {{column, row}}.length;
  }
}
