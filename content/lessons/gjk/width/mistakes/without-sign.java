// The signs are left out
// The dot products are compared without their signs.
import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    double ofA = Math.abs(a.dot(direction));
    double ofB = Math.abs(b.dot(direction));
    double ofC = Math.abs(c.dot(direction));
    double last = Math.max(ofA, Math.max(ofB, ofC));
    double first = Math.min(ofA, Math.min(ofB, ofC));
    return (last - first) / direction.length();
  }
}
