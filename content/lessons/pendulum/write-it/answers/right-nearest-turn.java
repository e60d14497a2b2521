// right
class Solution {
  static double control(double angle, double rate) {
    double turns = Math.rint((angle - 2.5) / (2 * Math.PI));
    double error = angle - 2.5 - 2 * Math.PI * turns;
    return error + 0.2 * rate > 0 ? -0.1 : 2.0;
  }
}
