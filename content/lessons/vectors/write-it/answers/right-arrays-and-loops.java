// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double[] a = {v.x(), v.y()};
    double[] b = {w.x(), w.y()};
    double ab = 0;
    double bb = 0;
    for (int i = 0; i < 2; i++) {
      ab += a[i] * b[i];
      bb += b[i] * b[i];
    }
    for (int i = 0; i < 2; i++) {
      b[i] = bb > 0 ? b[i] * ab / bb : 0;
    }
    return new Vec2(b[0], b[1]);
  }
}
