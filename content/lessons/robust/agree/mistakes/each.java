// Each coordinate
// They agree if neither coordinate is off by too much.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double longer = Math.max(p.minus(from).length(), q.minus(from).length());
    Vec2 apart = p.minus(q);
    return 100 * Math.max(Math.abs(apart.x()), Math.abs(apart.y())) <= percent * longer;
  }
}
