// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return (Math.floor((center.x() + radius) / width) - Math.floor((center.x() - radius) / width) + 1)
        * (Math.floor((center.y() + radius) / width) - Math.floor((center.y() - radius) / width) + 1);
  }
}
