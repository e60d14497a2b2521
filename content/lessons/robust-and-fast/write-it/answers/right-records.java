// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return Range.of(center.x(), radius, width).size() * Range.of(center.y(), radius, width).size();
  }

  record Range(long first, long last) {
    static Range of(double middle, double radius, double width) {
      return new Range((long) Math.floor((middle - radius) / width), (long) Math.floor((middle + radius) / width));
    }

    long size() {
      return last - first + 1;
    }
  }
}
