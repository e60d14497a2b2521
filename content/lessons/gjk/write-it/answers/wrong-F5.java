// wrong F5
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    return nearer(a1, a2, direction).minus(nearer(b1, b2, direction.times(-1)));
  }

  /** The one that the origin sees nearer to the direction. */
  static Vec2 nearer(Vec2 p, Vec2 q, Vec2 way) {
    return cosine(q, way) > cosine(p, way) ? q : p;
  }

  static double cosine(Vec2 p, Vec2 way) {
    return p.length() == 0 ? 0 : p.dot(way) / p.length();
  }
}
