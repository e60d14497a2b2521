// right
class Solution {
  static double control(double angle, double rate) {
    if (angle < 2.5 - Math.PI) {
      return angle + 2 * Math.PI + 0.2 * rate > 2.5 ? -0.1 : 2;
    } else {
      return angle + 0.2 * rate > 2.5 ? -0.1 : 2;
    }
  }
}
