// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return v;
    return w.times(v.dot(w) / w.dot(w));
  }
}
