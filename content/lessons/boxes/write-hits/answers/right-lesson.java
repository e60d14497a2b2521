// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    return hits(new Segment(a, b), new Box(corner, opposite));
  }

  public static boolean hits(Segment segment, Box box) {
    Vec2 a = segment.a();
    Vec2 way = segment.b().minus(a);
    double inX = entry(a.x(), way.x(), box.left(), box.right());
    double inY = entry(a.y(), way.y(), box.bottom(), box.top());
    double outX = exit(a.x(), way.x(), box.left(), box.right());
    double outY = exit(a.y(), way.y(), box.bottom(), box.top());
    double entry = Math.max(0, Math.max(inX, inY));
    double exit = Math.min(1, Math.min(outX, outY));
    return entry <= exit;
  }

  static double entry(double from, double way, double low, double high) {
    if (way == 0) return low <= from && from <= high ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    return Math.min((low - from) / way, (high - from) / way);
  }

  static double exit(double from, double way, double low, double high) {
    if (way == 0) return Double.POSITIVE_INFINITY;
    return Math.max((low - from) / way, (high - from) / way);
  }
}
