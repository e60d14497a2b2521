// Squares apart
// The squares of the radii are subtracted, and not the radii.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    Vec2 apart = one.center().minus(other.center());
    double r = one.radius();
    double room = other.radius() * other.radius() - r * r;
    return apart.dot(apart) <= room;
  }
}
