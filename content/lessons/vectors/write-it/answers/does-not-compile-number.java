// does-not-compile -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    return v.dot(w) / w.length();
  }
}
