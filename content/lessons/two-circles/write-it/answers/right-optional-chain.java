// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double reach = radiusA + radiusB;
    return Optional.of(a.minus(b))
        .filter(way -> way.length() < reach)
        .map(way -> way.length() == 0 ? new Vec2(0, reach) : way.unit().times(reach - way.length()))
        .orElse(Vec2.ZERO);
  }
}
