// wrong V6
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    if (error > -0.1 && error < 0.1) return 0;
    if (error > 0) return -0.1;
    return 2;
  }
}
