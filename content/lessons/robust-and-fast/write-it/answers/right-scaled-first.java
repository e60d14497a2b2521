// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Vec2 c = center.times(1 / width);
    double r = radius / width;
    Vec2 low = c.minus(new Vec2(r, r));
    Vec2 high = c.plus(new Vec2(r, r));
    double columns = Math.floor(high.x()) - Math.floor(low.x()) + 1;
    double rows = Math.floor(high.y()) - Math.floor(low.y()) + 1;
    return columns * rows;
  }
}
