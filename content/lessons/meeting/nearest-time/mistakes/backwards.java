// The wrong sign
// Where they come closer the answer is 0, and where they walk apart it is not.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    Vec2 relative = v.minus(w);
    return Math.max(0, p.minus(q).dot(relative) / relative.dot(relative));
  }
}
