// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double[] n = {normal.x(), normal.y()};
    double[] v = {velocity.x(), velocity.y()};
    double square = 0, dot = 0;
    for (int i = 0; i < 2; i++) {
      square += n[i] * n[i];
      dot += n[i] * v[i];
    }
    if (dot < 0) {
      for (int i = 0; i < 2; i++) {
        v[i] -= (1 + e) * dot / square * n[i];
      }
    }
    return new Vec2(v[0], v[1]);
  }
}
