// right
class Solution {
  static double control(double angle, double rate) {
    double error = Math.IEEEremainder(angle - 2.5, 2 * Math.PI);
    return error + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
