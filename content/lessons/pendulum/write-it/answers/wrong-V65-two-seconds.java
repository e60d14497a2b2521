// wrong V65
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {

    double e = angle - 2.5;
    if (e < -Math.PI) e += 2 * Math.PI;
    return e + 2 * rate > 0 ? -0.1 : 2;
  }
}
