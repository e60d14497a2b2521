// right
class Solution {
  static final double TARGET = 2.5;
  static final double AHEAD = 0.2;
  static final double ON = 2;
  static final double BACK = -0.1;

  static double control(double angle, double rate) {
    double error = angle - TARGET;
    while (error > Math.PI) {
      error -= 2 * Math.PI;
    }
    while (error <= -Math.PI) {
      error += 2 * Math.PI;
    }
    return error > -AHEAD * rate ? BACK : ON;
  }
}
