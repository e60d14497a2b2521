import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double apart = p.minus(q).length();
    double longer = Math.max(p.minus(from).length(), q.minus(from).length());
    return 100 * apart <= percent * longer;
  }
}
