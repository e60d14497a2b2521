// In the past
// If they walk apart, the time is below zero.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 relative = v.minus(w);
    return q.minus(p).dot(relative) / relative.dot(relative);
  }
}
