// right
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    switch ((int) Math.signum(error + 0.2 * rate)) {
      case 1:
        return -0.1;
      default:
        return 2;
    }
  }
}
