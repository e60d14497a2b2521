// wrong A24
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double along = v.dot(w) / w.length();
    return w.unit().times(along);
  }
}
