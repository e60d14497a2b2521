// The ball is left out
// The corner is that of a window with the origin in its middle.
import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    return new Vec2(-width / 2 / scale, height / 2 / scale);
  }
}
