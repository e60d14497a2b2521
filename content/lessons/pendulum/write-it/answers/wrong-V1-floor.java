// wrong V1
class Solution {
  static double control(double angle, double rate) {
    double d = angle - 2.5;
    double e = d - 2 * Math.PI * Math.floor((d + Math.PI) / (2 * Math.PI));
    if (e < -0.2 * rate) return -0.1;
    else return 2;
  }
}
