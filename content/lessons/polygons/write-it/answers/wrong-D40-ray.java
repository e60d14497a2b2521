// wrong D40
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Vec2[] t = {a, b, c};
    boolean inside = false;
    for (int i = 0, j = 2; i < 3; j = i++) {
      if ((t[i].y() > p.y()) != (t[j].y() > p.y())
        && p.x() < (t[j].x() - t[i].x()) * (p.y() - t[i].y()) / (t[j].y() - t[i].y()) + t[i].x())
        inside = !inside;
    }
    return inside;
  }
}
