// right
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    double dist_x = center.x() - point.x();
    double dist_y = center.y() - point.y();
    double vel_sq = velocity.x() * velocity.x() + velocity.y() * velocity.y();
    double dot = dist_x * velocity.x() + dist_y * velocity.y();
    double outside = dist_x * dist_x + dist_y * dist_y - radius * radius;
    double hit_time = -1;
    if (outside < 0) {
      hit_time = 0;
    } else if (dot < 0) {
      double disc = dot * dot - vel_sq * outside;
      if (disc > 0) {
        hit_time = (-dot - Math.sqrt(disc)) / vel_sq;
        if (hit_time > 1) {
          hit_time = -1;
        }
      }
    }
    return hit_time;
  }
}
