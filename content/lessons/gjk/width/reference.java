import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    double ofA = a.dot(direction);
    double ofB = b.dot(direction);
    double ofC = c.dot(direction);
    double last = Math.max(ofA, Math.max(ofB, ofC));
    double first = Math.min(ofA, Math.min(ofB, ofC));
    return (last - first) / direction.length();
  }
}
