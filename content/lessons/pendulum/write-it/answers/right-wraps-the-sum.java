// right
class Solution {
  static double control(double angle, double rate) {
    double soon = angle + 0.2 * rate - 2.5;
    if (soon <= -Math.PI) soon += 2 * Math.PI;
    if (soon > Math.PI) soon -= 2 * Math.PI;
    return soon > 0 ? -0.1 : 2;
  }
}
