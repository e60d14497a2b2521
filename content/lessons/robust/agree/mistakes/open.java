// Just as much is too much
// If they are apart by just as much as allowed, they do not agree.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double longer = Math.max(p.minus(from).length(), q.minus(from).length());
    return 100 * p.minus(q).length() < percent * longer;
  }
}
