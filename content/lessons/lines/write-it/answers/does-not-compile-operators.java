// does-not-compile -
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b - a;
    return d.cross(p - a) / d.length();
  }
}
