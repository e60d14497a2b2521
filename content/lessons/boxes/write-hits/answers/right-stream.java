// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    List<double[]> times = List.of(times(a.x(), b.x(), left, right), times(a.y(), b.y(), low, high), new double[] {0, 1});
    double from = times.stream().mapToDouble(each -> each[0]).max().getAsDouble();
    double to = times.stream().mapToDouble(each -> each[1]).min().getAsDouble();
    return from <= to;
  }

  static double[] times(double start, double end, double least, double most) {
    double way = end - start;
    if (way == 0) return start < least || start > most ? new double[] {2, -1} : new double[] {0, 1};
    double[] both = {(least - start) / way, (most - start) / way};
    Arrays.sort(both);
    return both;
  }
}
