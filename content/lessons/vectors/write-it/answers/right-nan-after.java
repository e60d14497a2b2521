// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double share = v.dot(w) / w.lengthSquared();
    if (Double.isNaN(share)) share = 0;
    return w.times(share);
  }
}
