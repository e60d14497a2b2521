// wrong V2
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double soon = angle + 0.2 * rate;
    if (soon > Math.PI) soon -= 2 * Math.PI;
    return soon > 2.5 ? -0.1 : 2;
  }
}
