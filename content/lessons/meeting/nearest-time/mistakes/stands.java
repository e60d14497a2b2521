// One stands still
// The other walker is taken to stand still.
import touchline.geometry.*;

class Solution {
  static double nearestTime(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    double square = v.dot(v);
    return square == 0 ? 0 : Math.max(0, q.minus(p).dot(v) / square);
  }
}
