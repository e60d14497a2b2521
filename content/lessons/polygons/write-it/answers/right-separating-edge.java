// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    return !separates(a, b, c, p) && !separates(b, c, a, p) && !separates(c, a, b, p);
  }

  static boolean separates(Vec2 from, Vec2 to, Vec2 corner, Vec2 p) {
    Vec2 normal = to.minus(from).perpendicular();
    double inward = corner.minus(from).dot(normal), side = p.minus(from).dot(normal);
    return inward > 0 && side < 0 || inward < 0 && side > 0;
  }
}
