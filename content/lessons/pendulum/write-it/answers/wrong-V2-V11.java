// wrong V2+V11
class Solution {
  static double control(double angle, double rate) {
    return angle - 0.2 * rate > 2.5 ? -0.1 : 2;
  }
}
