// wrong V2
class Solution {
  static double control(double angle, double rate) {
    double soon = angle + 0.2 * rate;
    if (soon > 2.5) {
      return -0.1;
    }
    return 2;
  }
}
