// right
class Solution {
  static double control(double angle, double rate) {
    return new Reading(angle, rate).soon() > 0 ? -0.1 : 2;
  }

  record Reading(double angle, double rate) {
    double error() {
      double d = angle - 2.5;
      return d <= -Math.PI ? d + 2 * Math.PI : d;
    }

    double soon() {
      return error() + 0.2 * rate;
    }
  }
}
