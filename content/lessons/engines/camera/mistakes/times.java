// Multiplied by the scale
// The pixels are multiplied by the scale, and not divided by it.
import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    return ball.plus(new Vec2(-width / 2 * scale, height / 2 * scale));
  }
}
