// A whole window
// The ball is in the lower right corner of the window.
import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    return ball.plus(new Vec2(-width / scale, height / scale));
  }
}
