// wrong V11
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    if (error > rate / 5) return -0.1;
    return 2;
  }
}
