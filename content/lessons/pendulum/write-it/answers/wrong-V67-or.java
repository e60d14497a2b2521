// wrong V67
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double e = angle - 2.5;
    if (e < -Math.PI) e += 2 * Math.PI;
    if (e > 0 || e + 0.2 * rate > 0) return -0.1;
    return 2;
  }
}
