// wrong V2+V12
class Solution {
  static double control(double angle, double rate) {
    return angle + rate > 2.5 ? -0.1 : 2;
  }
}
