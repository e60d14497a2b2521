// right
class Solution {
  static double control(double angle, double rate) {
    double e = angle - 2.5;
    e = e <= -Math.PI ? e + 2 * Math.PI : e;
    return e + rate / 5 > 0 ? -0.1 : 2;
  }
}
