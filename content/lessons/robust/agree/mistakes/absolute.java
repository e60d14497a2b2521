// Nothing to compare with
// They agree if they are at most so many hundredths of a metre apart, however far away they are.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    return 100 * p.minus(q).length() <= percent;
  }
}
