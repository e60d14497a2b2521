// wrong V2+V5
class Solution {
  static double control(double angle, double rate) {
    if (angle > 2.5) {
      return -0.1;
    }
    return 2;
  }
}
