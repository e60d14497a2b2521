// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    for (Circle c : circles) {
      if (c.center().minus(ball).length() > c.radius() + radius) return false;
    }
    return true;
  }
}
