// wrong V64
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double e = angle - 2.5;
    if (e < -3) e += 6;
    return e + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
