// wrong G16
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int w = Math.max(1, (int) width);
    int cols = Math.floorDiv((int) Math.floor(center.x() + radius), w) - Math.floorDiv((int) Math.floor(center.x() - radius), w) + 1;
    int rows = Math.floorDiv((int) Math.floor(center.y() + radius), w) - Math.floorDiv((int) Math.floor(center.y() - radius), w) + 1;
    return cols * rows;
  }
}
