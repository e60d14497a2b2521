// wrong V5
class Solution {
  static double control(double angle, double rate) {
    double d = angle - 2.5;
    return Math.atan2(Math.sin(d), Math.cos(d)) > 0 ? -0.1 : 2;
  }
}
