// wrong V4
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    return -2 * (error + 0.2 * rate);
  }
}
