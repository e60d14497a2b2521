// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.equals(Vec2.ZERO)) return Vec2.ZERO;
    double reach = 2 * v.length() / w.length() + 1;
    double low = -reach, high = reach;
    for (int i = 0; i < 100; i++) {
      double middle = (low + high) / 2;
      Vec2 rest = v.minus(w.times(middle));
      if (rest.dot(w) > 0) low = middle;
      else high = middle;
    }
    return w.times((low + high) / 2);
  }
}
