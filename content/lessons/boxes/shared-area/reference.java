import touchline.geometry.*;

class Solution {
  static double sharedArea(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double width = Math.min(b.x(), d.x()) - Math.max(a.x(), c.x());
    double height = Math.min(b.y(), d.y()) - Math.max(a.y(), c.y());
    return Math.max(0, width) * Math.max(0, height);
  }
}
