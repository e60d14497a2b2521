// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return Range.of(a.x(), b.x()).gap(center.x()).plus(Range.of(a.y(), b.y()).gap(center.y()).perpendicular()).length() <= radius;
  }

  record Range(double least, double most) {
    static Range of(double one, double other) {
      return one < other ? new Range(one, other) : new Range(other, one);
    }

    Vec2 gap(double value) {
      return new Vec2(value < least ? value - least : value > most ? value - most : 0, 0);
    }
  }
}
