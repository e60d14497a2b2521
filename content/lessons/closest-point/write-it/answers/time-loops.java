// time -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double t = 0;
    while (t < 1) t = t / 2;
    return a.plus(b.times(t));
  }
}
