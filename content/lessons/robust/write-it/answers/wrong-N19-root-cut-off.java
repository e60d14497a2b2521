// wrong N19
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long distance = (long) a.minus(b).length();
    return distance <= (long) (radiusA + radiusB);
  }
}
