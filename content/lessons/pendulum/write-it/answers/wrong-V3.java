// wrong V3
class Solution {
  static double control(double angle, double rate) {
    double error = Math.toDegrees(angle) - 2.5;
    return error + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
