// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    double distance = a.minus(b).length();
    double reach = radiusA + radiusB;
    if (distance < reach) return 0;
    Vec2 u = velocityA.minus(velocityB);
    double speed = u.length();
    if (speed == 0) return -1;
    Vec2 toB = b.minus(a);
    double ahead = toB.dot(u) / speed;
    double aside = Math.abs(u.cross(toB)) / speed;
    if (ahead <= 0 || aside >= reach) return -1;
    double time = (ahead - Math.sqrt(reach * reach - aside * aside)) / speed;
    return time <= 1 ? time : -1;
  }
}
