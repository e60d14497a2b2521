// wrong V12
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    double soon = error + rate;
    if (soon <= 0) {
      return 2;
    } else {
      return -0.1;
    }
  }
}
