// wrong A46
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {

    double c = Math.floor((center.x() + radius) / width) - Math.floor((center.x() - radius) / width) + 1;
    double r = Math.floor((center.y() + radius) / width) - Math.floor((center.x() - radius) / width) + 1;
    return c * r;
  }
}
