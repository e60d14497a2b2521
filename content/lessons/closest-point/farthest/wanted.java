// a and b are not equally far from p.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Vec2 p) {
    return a.minus(p).lengthSquared() != b.minus(p).lengthSquared();
  }
}
