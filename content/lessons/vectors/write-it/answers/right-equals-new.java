// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.equals(new Vec2(0, 0))) { return new Vec2(0, 0); }
    double l = Math.sqrt(Math.pow(w.x(), 2) + Math.pow(w.y(), 2));
    double ux = w.x() / l;
    double uy = w.y() / l;
    double along = v.x() * ux + v.y() * uy;
    return new Vec2(along * ux, along * uy);
  }
}
