// right
class Solution {
  static double control(double angle, double rate) {
    double full = 2 * Math.PI;
    double error = ((angle - 2.5 + Math.PI) % full + full) % full - Math.PI;
    return error + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
