// wrong -
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double distance = a.minus(b).length();
    return distance <= radiusA + radiusB && distance >= Math.abs(radiusA - radiusB);
  }
}
