import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double distance = normal.dot(center.minus(a));
    double speed = normal.dot(velocity);
    if (distance < 0) {
      distance = -distance;
      speed = -speed;
    }
    double gap = distance - radius;
    if (gap < 0) return 0;
    if (speed >= 0) return -1;
    double time = gap / -speed;
    return time <= 1 ? time : -1;
  }

  //@@MEMBERS: moving-circle/write-point/right-quadratic
}
