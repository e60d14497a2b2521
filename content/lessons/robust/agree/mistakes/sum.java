// Both distances added
// The sum of the two distances counts.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double sum = p.minus(from).length() + q.minus(from).length();
    return 100 * p.minus(q).length() <= percent * sum;
  }
}
