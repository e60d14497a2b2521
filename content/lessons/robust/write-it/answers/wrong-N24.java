// wrong N24
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    float dx = (float) (a.x() - b.x());
    float dy = (float) (a.y() - b.y());
    float reach = (float) (radiusA + radiusB);
    return dx * dx + dy * dy <= reach * reach;
  }
}
