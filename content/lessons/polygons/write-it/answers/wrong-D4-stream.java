// wrong D4
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    DoubleSummaryStatistics x = Stream.of(a, b, c).mapToDouble(Vec2::x).summaryStatistics();
    DoubleSummaryStatistics y = Stream.of(a, b, c).mapToDouble(Vec2::y).summaryStatistics();
    return x.getMin() <= p.x() && p.x() <= x.getMax() && y.getMin() <= p.y() && p.y() <= y.getMax();
  }
}
