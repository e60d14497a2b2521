// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // Halfway from the mirror image to p, along the normal.
    Vec2 u = b.minus(a).unit();
    Vec2 w = p.minus(a);
    Vec2 image = a.plus(u.times(2 * w.dot(u)).minus(w));
    Vec2 between = p.minus(image).times(0.5);
    return u.perpendicular().dot(between);
  }
}
