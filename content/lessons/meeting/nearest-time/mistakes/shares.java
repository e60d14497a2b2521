// Both by themselves
// Each is taken to walk to where it is nearest to the start of the other, and the later of the two times counts.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 toOther = q.minus(p);
    double one = v.dot(v) == 0 ? 0 : toOther.dot(v) / v.dot(v);
    double other = w.dot(w) == 0 ? 0 : -toOther.dot(w) / w.dot(w);
    return Math.max(0, Math.max(one, other));
  }
}
