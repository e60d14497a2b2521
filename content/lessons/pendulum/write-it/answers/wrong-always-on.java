// wrong -
class Solution {
  static double control(double angle, double rate) {
    return 2;
  }
}
