import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 relative = v.minus(w);
    Vec2 toOther = q.minus(p);
    double time = toOther.dot(relative) / relative.dot(relative);
    return Math.max(0, time);
  }
}
