// right
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double e = Math.atan2(Math.sin(angle - 2.5), Math.cos(angle - 2.5));
    return e + rate * 0.2 > 0 ? -0.1 : 2.0;
  }
}
