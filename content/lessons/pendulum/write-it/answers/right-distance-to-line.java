// right
class Solution {
  static double control(double angle, double rate) {
    double error = angle < -Math.PI + 2.5 ? angle + 2 * Math.PI - 2.5 : angle - 2.5;
    double side = 5 * error + rate;
    return side > 0 ? -0.1 : 2;
  }
}
