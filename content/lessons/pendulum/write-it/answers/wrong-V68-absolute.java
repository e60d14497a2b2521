// wrong V68
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {

    double soon = Math.abs(angle) + 0.2 * rate;
    return soon > 2.5 ? -0.1 : 2;
  }
}
