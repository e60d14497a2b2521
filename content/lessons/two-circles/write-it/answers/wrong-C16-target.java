// wrong C16
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double reach = radiusA + radiusB;
    if (a.equals(b)) return new Vec2(0, reach);
    return b.plus(a.minus(b).unit().times(reach)).minus(a);
  }
}
