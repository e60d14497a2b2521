// Pixels taken for metres
// The pixels are not turned into metres.
import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    return ball.plus(new Vec2(-width / 2, height / 2));
  }
}
