// wrong D32
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double ab = (b.x() - a.x()) * (p.x() - a.x()) + (b.y() - a.y()) * (p.y() - a.y());
    double bc = (c.x() - b.x()) * (p.x() - b.x()) + (c.y() - b.y()) * (p.y() - b.y());
    double ca = (a.x() - c.x()) * (p.x() - c.x()) + (a.y() - c.y()) * (p.y() - c.y());
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }
}
