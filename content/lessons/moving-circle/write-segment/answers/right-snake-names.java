// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double hit_side = -1;
    double seg_len_sq = b.minus(a).lengthSquared();
    if (seg_len_sq > 0) {
      hit_side = timeOfImpact(a, b, center, radius, velocity);
      double foot_x = center.x() + hit_side * velocity.x() - a.x();
      double foot_y = center.y() + hit_side * velocity.y() - a.y();
      double along = foot_x * (b.x() - a.x()) + foot_y * (b.y() - a.y());
      if (along < 0 || along > seg_len_sq) hit_side = -1;
    }
    double hit_a = timeToPoint(a, center, radius, velocity);
    double hit_b = timeToPoint(b, center, radius, velocity);
    double hit_time = hit_side;
    if (hit_a >= 0 && (hit_time < 0 || hit_a < hit_time)) hit_time = hit_a;
    if (hit_b >= 0 && (hit_time < 0 || hit_b < hit_time)) hit_time = hit_b;
    return hit_time;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
