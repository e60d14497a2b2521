// wrong V1+V2
class Solution {
  static double control(double angle, double rate) {
    return angle + 0.2 * rate > 2.5 ? 2 : -0.1;
  }
}
