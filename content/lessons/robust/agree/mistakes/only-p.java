// Only the first one
// The distance of p counts, also where that of q is longer.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    return 100 * p.minus(q).length() <= percent * p.minus(from).length();
  }
}
