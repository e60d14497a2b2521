// right
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    double τ = 2 * Math.PI;
    double e = angle - 2.5 + Math.PI;
    e -= τ * Math.floor(e / τ);
    e -= Math.PI;
    if (e + rate / 5.0 <= 0) {
      return 2;
    } else {
      return -0.1;
    }
  }
}
