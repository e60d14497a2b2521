// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // The arc tangent of an infinite slope is a right angle, so an upright line needs no case.
    double angle = Math.atan((b.y() - a.y()) / (b.x() - a.x()));
    double across = -Math.sin(angle) * (p.x() - a.x()) + Math.cos(angle) * (p.y() - a.y());
    boolean turned = Math.cos(angle) * (b.x() - a.x()) + Math.sin(angle) * (b.y() - a.y()) < 0;
    return turned ? -across : across;
  }
}
