// All of the smaller box
// Where the boxes overlap, all of the smaller one counts.
import touchline.geometry.*;

class Solution {
  static double sharedArea(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    boolean isApart = b.x() <= c.x() || d.x() <= a.x() || b.y() <= c.y() || d.y() <= a.y();
    double one = (b.x() - a.x()) * (b.y() - a.y());
    double other = (d.x() - c.x()) * (d.y() - c.y());
    return isApart ? 0 : Math.min(one, other);
  }
}
