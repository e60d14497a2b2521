// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return relativeCcw(a, b, p) * ptLineDist(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }

  static int relativeCcw(Vec2 a, Vec2 b, Vec2 p) {
    double ccw = (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x());
    return ccw > 0 ? 1 : ccw < 0 ? -1 : 0;
  }

  static double ptLineDist(double x1, double y1, double x2, double y2, double px, double py) {
    x2 -= x1;
    y2 -= y1;
    px -= x1;
    py -= y1;
    double dotprod = px * x2 + py * y2;
    double projlenSq = dotprod * dotprod / (x2 * x2 + y2 * y2);
    double lenSq = px * px + py * py - projlenSq;
    return Math.sqrt(lenSq < 0 ? 0 : lenSq);
  }
}
