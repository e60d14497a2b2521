// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    double x2 = b.x() - a.x(), y2 = b.y() - a.y(), px = center.x() - a.x(), py = center.y() - a.y();
    double dot = px * x2 + py * y2, proj;
    if (dot <= 0) {
      proj = 0;
    } else {
      px = x2 - px;
      py = y2 - py;
      dot = px * x2 + py * y2;
      proj = dot <= 0 ? 0 : dot * dot / (x2 * x2 + y2 * y2);
    }
    double lenSq = px * px + py * py - proj;
    if (lenSq < 0) lenSq = 0;
    return Math.sqrt(lenSq) <= radius;
  }
}
