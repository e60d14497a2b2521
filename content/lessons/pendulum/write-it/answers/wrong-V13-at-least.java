// wrong V13
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double diff = angle - 2.5;
    if (diff < -Math.PI) diff += 2 * Math.PI;
    if (diff + rate * 0.2 < 0) return 2;
    return -0.1;
  }
}
