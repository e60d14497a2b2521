// does-not-fit -
import touchline.geometry.*;

class Solution {
  static Vec2 nearest(Vec2 a, Vec2 b, Vec2 p) {
    return a;
  }
}
