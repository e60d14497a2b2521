// On its head
// The corner found is the lower left one.
import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    return ball.minus(new Vec2(width / 2 / scale, height / 2 / scale));
  }
}
