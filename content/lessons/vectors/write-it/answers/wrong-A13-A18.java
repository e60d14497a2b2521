// wrong A13+A18
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    return w.times(v.cross(w));
  }
}
