// wrong V2
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    return error + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
