// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double[] c = {center.x(), center.y()};
    double product = 1;
    for (double each : c) {
      double n = 1;
      n += Math.floor((each + radius) / width);
      n -= Math.floor((each - radius) / width);
      product *= n;
    }
    return product;
  }
}
