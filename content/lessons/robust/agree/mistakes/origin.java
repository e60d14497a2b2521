// Seen from the origin
// The distances are those from the origin.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double longer = Math.max(p.length(), q.length());
    return 100 * p.minus(q).length() <= percent * longer;
  }
}
