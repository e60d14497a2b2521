// Mirrored in the diagonal
// The point is b mirrored in the line from a to c, which makes a kite.
import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 diagonal = c.minus(a);
    double part = b.minus(a).dot(diagonal) / diagonal.dot(diagonal);
    Vec2 foot = a.plus(diagonal.times(part));
    return foot.times(2).minus(b);
  }
}
