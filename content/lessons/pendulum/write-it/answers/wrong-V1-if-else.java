// wrong V1
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    double soon = error + rate / 5;
    if (soon <= 0) {
      return -0.1;
    }
    return 2;
  }
}
