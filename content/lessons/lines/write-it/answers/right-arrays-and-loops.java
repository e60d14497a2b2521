// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double[] from = {a.x(), a.y()};
    double[] to = {b.x(), b.y()};
    double[] point = {p.x(), p.y()};
    double[] normal = {from[1] - to[1], to[0] - from[0]};
    double square = 0;
    for (double part : normal) {
      square += part * part;
    }
    double distance = 0;
    for (int i = 0; i < 2; i++) {
      distance += normal[i] / Math.sqrt(square) * (point[i] - from[i]);
    }
    return distance;
  }
}
