// wrong G16
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int w = (int) width;
    int columns = Math.floorDiv((int) (center.x() + radius), w) - Math.floorDiv((int) (center.x() - radius), w) + 1;
    int rows = Math.floorDiv((int) (center.y() + radius), w) - Math.floorDiv((int) (center.y() - radius), w) + 1;
    return columns * rows;
  }
}
