// Both crossings or nothing
// An end inside the circle is not thought of, and the answer there is 0.
import touchline.geometry.*;

class Solution {
  static double inside(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    double length = d.length();
    Vec2 toCenter = circle.center().minus(a);
    double middle = toCenter.dot(d) / length;
    double aside = toCenter.cross(d) / length;
    double half = Math.sqrt(Math.max(0, circle.radius() * circle.radius() - aside * aside));
    return middle - half >= 0 && middle + half <= length ? 2 * half : 0;
  }
}
