// right
class Solution {
  static double control(double angle, double rate) {
    double error = Math.toDegrees(angle) - Math.toDegrees(2.5);
    if (error <= -180) error += 360;
    return error + 0.2 * Math.toDegrees(rate) > 0 ? -0.1 : 2;
  }
}
