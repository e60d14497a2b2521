// wrong V6
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    if (Math.abs(error) < 0.1) {
      return 0;
    }
    return error > 0 ? -0.1 : 2;
  }
}
