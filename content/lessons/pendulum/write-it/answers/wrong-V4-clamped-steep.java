// wrong V4
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) error += 2 * Math.PI;
    double v = -10 * (error + 0.2 * rate);
    if (v > 2) v = 2;
    if (v < -0.1) v = -0.1;
    return v;
  }
}
