// right
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    List<Vec2> corners = List.of(a, b, c);
    double[] sides = IntStream.range(0, 3)
        .mapToDouble(i -> side(corners.get(i), corners.get((i + 1) % 3), p))
        .toArray();
    return Arrays.stream(sides).allMatch(side -> side >= 0) || Arrays.stream(sides).allMatch(side -> side <= 0);
  }

  static double side(Vec2 from, Vec2 to, Vec2 p) {
    return to.minus(from).cross(p.minus(from));
  }
}
