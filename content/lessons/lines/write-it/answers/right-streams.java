// right
import java.util.Arrays;
import java.util.stream.IntStream;
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double[] n = {a.y() - b.y(), b.x() - a.x()};
    double[] w = {p.x() - a.x(), p.y() - a.y()};
    double length = Math.sqrt(Arrays.stream(n).map(x -> x * x).sum());
    return IntStream.range(0, 2).mapToDouble(i -> n[i] * w[i]).sum() / length;
  }
}
