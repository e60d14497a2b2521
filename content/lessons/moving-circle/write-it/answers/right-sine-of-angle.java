// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double speed = velocity.length();
    double l = b.minus(a).length();
    double h = b.minus(a).cross(center.minus(a)) / l;
    if (Math.abs(h) < radius) return 0;
    if (speed == 0) return -1;
    double sine = b.minus(a).cross(velocity) / (l * speed);
    if (h * sine >= 0) return -1;
    double path = (Math.abs(h) - radius) / Math.abs(sine);
    return path / speed <= 1 ? path / speed : -1;
  }
}
