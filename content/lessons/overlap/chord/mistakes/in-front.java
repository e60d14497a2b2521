// Nothing ends at b
// What lies beyond b counts, too.
import touchline.geometry.*;

class Solution {
  static double inside(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    double length = d.length();
    Vec2 toCenter = circle.center().minus(a);
    double middle = toCenter.dot(d) / length;
    double aside = toCenter.cross(d) / length;
    double half = Math.sqrt(Math.max(0, circle.radius() * circle.radius() - aside * aside));
    return Math.max(0, middle + half - Math.max(0, middle - half));
  }
}
