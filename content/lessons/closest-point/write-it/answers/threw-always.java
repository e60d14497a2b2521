// threw -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    throw new UnsupportedOperationException("not yet");
  }
}
