import touchline.geometry.*;

class Solution {
  static double inside(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    double length = d.length();
    Vec2 toCenter = circle.center().minus(a);
    double middle = toCenter.dot(d) / length;
    double aside = toCenter.cross(d) / length;
    double square = circle.radius() * circle.radius() - aside * aside;
    double half = Math.sqrt(Math.max(0, square));
    double from = Math.max(0, middle - half);
    double to = Math.min(length, middle + half);
    return Math.max(0, to - from);
  }
}
