import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    double distance = one.center().minus(other.center()).length();
    double across = one.radius() + distance + other.radius();
    double larger = Math.max(one.radius(), other.radius());
    return Math.max(larger, across / 2);
  }
}
