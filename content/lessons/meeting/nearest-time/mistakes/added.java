// The velocities are added
// The relative velocity is taken to be a sum.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 relative = v.plus(w);
    double square = relative.dot(relative);
    return square == 0 ? 0 : Math.max(0, q.minus(p).dot(relative) / square);
  }
}
