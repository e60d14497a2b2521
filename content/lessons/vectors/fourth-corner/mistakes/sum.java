// Nothing is subtracted
// All three corners are added.
import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    return a.plus(b).plus(c);
  }
}
