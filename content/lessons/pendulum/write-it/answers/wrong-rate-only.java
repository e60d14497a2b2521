// wrong -
class Solution {
  static double control(double angle, double rate) {
    return rate > 0 ? -0.1 : 2;
  }
}
