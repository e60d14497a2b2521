// As if they met
// The whole distance is divided by the relative speed.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 relative = v.minus(w);
    return q.minus(p).length() / relative.length();
  }
}
