// The other side
// The corner found is the upper right one.
import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    return ball.plus(new Vec2(width / 2 / scale, height / 2 / scale));
  }
}
