// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double ab = (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x());
    double bc = (c.x() - b.x()) * (p.y() - b.y()) - (c.y() - b.y()) * (p.x() - b.x());
    double ca = (a.x() - c.x()) * (p.y() - c.y()) - (a.y() - c.y()) * (p.x() - c.x());
    boolean hasNegative = ab < 0 || bc < 0 || ca < 0;
    boolean hasPositive = ab > 0 || bc > 0 || ca > 0;
    return !(hasNegative && hasPositive);
  }
}
