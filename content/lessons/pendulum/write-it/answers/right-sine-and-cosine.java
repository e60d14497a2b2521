// right
class Solution {
  static double control(double angle, double rate) {
    double d = angle - 2.5;
    double error = Math.atan2(Math.sin(d), Math.cos(d));
    return error + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
