// wrong S39
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 distV = center.minus(point);
    double a = velocity.dot(velocity);
    double b = distV.dot(velocity);
    double c = distV.dot(distV) - radius * radius;
    if (c <= 0) return 0;
    if (b >= 0) return -1;
    double discriminant = b * b - a * c;
    if (discriminant <= 0) return -1;
    double time = (-b - Math.sqrt(discriminant)) / a;
    return time <= 1 ? time : -1;
  }
}
