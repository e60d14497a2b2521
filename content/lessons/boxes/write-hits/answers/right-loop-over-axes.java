// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double[] from = {a.x(), a.y()}, to = {b.x(), b.y()};
    double[] least = {left, low}, most = {right, high};
    double enter = 0, leave = 1;
    for (int i = 0; i < 2; i++) {
      double way = to[i] - from[i];
      if (way == 0) {
        if (from[i] < least[i] || from[i] > most[i]) return false;
        continue;
      }
      double one = (least[i] - from[i]) / way, other = (most[i] - from[i]) / way;
      enter = Math.max(enter, Math.min(one, other));
      leave = Math.min(leave, Math.max(one, other));
    }
    return enter <= leave;
  }
}
