// right
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) {
      error = error + 2 * Math.PI;
    }
    double soon = error + 0.2 * rate;
    if (soon > 0) {
      return -0.1;
    }
    return 2;
  }
}
