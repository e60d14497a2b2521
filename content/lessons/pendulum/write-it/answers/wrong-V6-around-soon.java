// wrong V6
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double e = angle - 2.5;
    if (e < -Math.PI) e += 2 * Math.PI;
    double s = e + 0.2 * rate;
    if (Math.abs(s) < 0.05) return 0;
    return s > 0 ? -0.1 : 2;
  }
}
