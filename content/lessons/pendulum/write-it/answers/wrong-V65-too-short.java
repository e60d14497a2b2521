// wrong V65
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    return error + 0.05 * rate > 0 ? -0.1 : 2;
  }
}
