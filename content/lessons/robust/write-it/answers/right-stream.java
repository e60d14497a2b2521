// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double squares =
        java.util.stream.Stream.of((long) (b.x() - a.x()), (long) (b.y() - a.y()))
            .map(side -> side * side)
            .reduce(0L, (one, other) -> one + other)
        <= square((long) (radiusA + radiusB)) ? 1 : 0;
    return squares == 1;
  }

  static long square(long number) {
    return number * number;
  }
}
