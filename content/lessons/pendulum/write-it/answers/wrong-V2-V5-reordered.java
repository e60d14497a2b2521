// wrong V2+V5
class Solution {
  static double control(double angle, double rate) {
    return angle <= 2.5 ? 2 : -0.1;
  }
}
