// right
class Solution {
  static double control(double angle, double rate) {
    double turns = Math.floor((angle - 2.5 + Math.PI) / (2 * Math.PI));
    double error = angle - 2.5 - turns * 2 * Math.PI;
    double soon = error + rate * 0.2;
    if (soon <= 0) return 2;
    return -0.1;
  }
}
