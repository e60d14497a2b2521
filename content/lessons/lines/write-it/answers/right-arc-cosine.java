// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 w = p.minus(a);
    Vec2 d = b.minus(a);
    if (w.length() == 0) return 0;
    double cosine = Math.max(-1, Math.min(1, w.dot(d) / w.length() / d.length()));
    double distance = w.length() * Math.sin(Math.acos(cosine));
    return d.cross(w) >= 0 ? distance : -distance;
  }
}
