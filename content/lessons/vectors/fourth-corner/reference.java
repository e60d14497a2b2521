import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 side = c.minus(b);
    return a.plus(side);
  }
}
