// wrong G16
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.floor((int) (center.x() + radius) / width) - Math.floor((int) (center.x() - radius) / width) + 1;
    double rows = Math.floor((int) (center.y() + radius) / width) - Math.floor((int) (center.y() - radius) / width) + 1;
    return columns * rows;
  }
}
