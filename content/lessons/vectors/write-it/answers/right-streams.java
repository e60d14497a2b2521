// right
import java.util.Arrays;
import java.util.stream.IntStream;
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double[] a = {v.x(), v.y()};
    double[] b = {w.x(), w.y()};
    double ab = IntStream.range(0, 2).mapToDouble(i -> a[i] * b[i]).sum();
    double bb = Arrays.stream(b).map(x -> x * x).sum();
    return bb == 0 ? Vec2.ZERO : w.times(ab / bb);
  }
}
