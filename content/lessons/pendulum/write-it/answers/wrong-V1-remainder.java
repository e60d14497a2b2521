// wrong V1
class Solution {
  static double control(double angle, double rate) {
    double e = Math.IEEEremainder(angle - 2.5, 2 * Math.PI);
    if (e < -0.2 * rate) return -0.1;
    else return 2;
  }
}
