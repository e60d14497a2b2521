// Metres instead of seconds
// The dot product is divided by the relative speed once, and not by its square.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 relative = v.minus(w);
    return Math.max(0, q.minus(p).dot(relative) / relative.length());
  }
}
