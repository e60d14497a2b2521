// right
class Solution {
  static double control(double angle, double rate) {
    double up = angle - 2.5;
    double round = up + 2 * Math.PI;
    double error = Math.abs(up) < Math.abs(round) ? up : round;
    double soon = error + 0.2 * rate;
    return soon > 0 ? -0.1 : 2;
  }
}
