// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.lengthSquared() == 0) return Vec2.ZERO;
    double unit = 1 / w.length();
    double low = -2 * v.length(), high = 2 * v.length();
    for (int i = 0; i < 200; i++) {
      double one = low + (high - low) / 3, two = high - (high - low) / 3;
      if (gap(v, w, one * unit) < gap(v, w, two * unit)) high = two;
      else low = one;
    }
    return w.times(low * unit);
  }

  static double gap(Vec2 v, Vec2 w, double share) {
    return v.minus(w.times(share)).lengthSquared();
  }
}
