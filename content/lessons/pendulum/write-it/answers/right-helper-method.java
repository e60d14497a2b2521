// right
class Solution {
  static double control(double angle, double rate) {
    return isHigh(shortWay(angle - 2.5), rate) ? -0.1 : 2;
  }

  private static boolean isHigh(double error, double rate) {
    return error + 0.2 * rate > 0;
  }

  private static double shortWay(double error) {
    return error <= -Math.PI ? error + 2 * Math.PI : error;
  }
}
