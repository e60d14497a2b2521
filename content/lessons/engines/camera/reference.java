import touchline.geometry.*;

class Solution {
  static Vec2 corner(Vec2 ball, double width, double height, double scale) {
    double left = width / 2 / scale;
    double up = height / 2 / scale;
    return ball.plus(new Vec2(-left, up));
  }
}
