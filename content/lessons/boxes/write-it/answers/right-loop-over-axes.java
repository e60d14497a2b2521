// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double[] from = {a.x(), a.y()}, to = {b.x(), b.y()}, at = {center.x(), center.y()};
    double sum = 0;
    for (int i = 0; i < 2; i++) {
      double least = Math.min(from[i], to[i]);
      double most = Math.max(from[i], to[i]);
      double gap = at[i] < least ? least - at[i] : at[i] > most ? at[i] - most : 0;
      sum += gap * gap;
    }
    return sum <= radius * radius;
  }
}
