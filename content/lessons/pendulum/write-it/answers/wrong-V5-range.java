// wrong V5
class Solution {
  static double control(double angle, double rate) {
    boolean high = angle > 2.5 || angle < 2.5 - Math.PI;
    return high ? -0.1 : 2;
  }
}
