// Two lengths
// Only the distances are compared, and the direction does not count.
import touchline.geometry.*;

class Solution {
  static boolean agree(Vec2 from, Vec2 p, Vec2 q, double percent) {
    double ofP = p.minus(from).length();
    double ofQ = q.minus(from).length();
    return 100 * Math.abs(ofP - ofQ) <= percent * Math.max(ofP, ofQ);
  }
}
