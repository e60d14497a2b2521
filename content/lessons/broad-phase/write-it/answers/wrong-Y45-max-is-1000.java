// wrong Y45
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double minX = 1000, minY = 1000, maxX = -1000, maxY = -1000;
    for (Circle c : circles) {
      double x = c.center().x(), y = c.center().y(), r = c.radius();
      if (x - r < minX) minX = x - r;
      if (x + r > maxX) maxX = x + r;
      if (y - r < minY) minY = y - r;
      if (y + r > maxY) maxY = y + r;
    }
    double qx = Math.max(minX, Math.min(maxX, ball.x()));
    double qy = Math.max(minY, Math.min(maxY, ball.y()));
    return ball.minus(new Vec2(qx, qy)).length() <= radius;
  }
}
