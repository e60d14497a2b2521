// The shorter one
// The shorter of the two distances counts, and not the longer one.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double shorter = Math.min(p.minus(from).length(), q.minus(from).length());
    return 100 * p.minus(q).length() <= percent * shorter;
  }
}
