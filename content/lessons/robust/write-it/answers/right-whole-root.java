// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    // The least whole number whose square is not below the squared distance.
    long across = (long) (b.x() - a.x());
    long up = (long) (b.y() - a.y());
    long squared = across * across + up * up;
    long root = (long) Math.sqrt(squared);
    while (root * root < squared) root++;
    while (root > 0 && (root - 1) * (root - 1) >= squared) root--;
    return root <= (long) (radiusA + radiusB);
  }
}
