// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double base = b.minus(a).length();
    double toA = center.minus(a).length(), toB = center.minus(b).length();
    if (toA <= radius || toB <= radius) return true;
    if (base == 0) return false;
    boolean beside = toA * toA <= toB * toB + base * base && toB * toB <= toA * toA + base * base;
    double height = Math.abs(b.minus(a).cross(center.minus(a))) / base;
    return beside && height <= radius;
  }
}
