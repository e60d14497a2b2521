// wrong S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // As on a screen: with y down the left of the way is the other side.
    double dx = b.x() - a.x(), dy = a.y() - b.y();
    double wx = p.x() - a.x(), wy = a.y() - p.y();
    return (dx * wy - dy * wx) / Math.hypot(dx, dy);
  }
}
