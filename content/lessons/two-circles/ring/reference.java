import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    Vec2 d = p.minus(center);
    double square = d.x() * d.x() + d.y() * d.y();
    return square >= inner * inner && square <= outer * outer;
  }
}
