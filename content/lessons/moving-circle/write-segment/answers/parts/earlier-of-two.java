import touchline.geometry.*;

class Solution {
  static double earlier(double one, double other) {
    if (one < 0) return other;
    if (other < 0) return one;
    return Math.min(one, other);
  }
}
