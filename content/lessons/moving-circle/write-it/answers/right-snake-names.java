// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double seg_vx = b.x() - a.x(), seg_vy = b.y() - a.y();
    double seg_len = Math.sqrt(seg_vx * seg_vx + seg_vy * seg_vy);
    double norm_x = -seg_vy / seg_len, norm_y = seg_vx / seg_len;
    double dist = norm_x * (center.x() - a.x()) + norm_y * (center.y() - a.y());
    double vel_n = norm_x * velocity.x() + norm_y * velocity.y();
    int flip = dist < 0 ? -1 : 1;
    dist *= flip;
    vel_n *= flip;
    double hit_time;
    if (dist < radius) { hit_time = 0; }
    else if (vel_n >= 0) { hit_time = -1; }
    else {
      hit_time = (dist - radius) / (0 - vel_n);
      if (hit_time > 1) { hit_time = -1; }
    }
    return hit_time;
  }
}
