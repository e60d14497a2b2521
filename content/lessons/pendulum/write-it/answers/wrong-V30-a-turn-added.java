// wrong V30
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    if (angle < 0) angle += 2 * Math.PI;
    return angle + 0.2 * rate > 2.5 ? -0.1 : 2;
  }
}
