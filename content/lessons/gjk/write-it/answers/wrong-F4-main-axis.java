// wrong F4
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    boolean isLevel = Math.abs(direction.x()) >= Math.abs(direction.y());
    Vec2 way = isLevel ? new Vec2(direction.x(), 0) : new Vec2(0, direction.y());
    return farther(a1, a2, way).minus(farther(b1, b2, way.times(-1)));
  }

  static Vec2 farther(Vec2 p, Vec2 q, Vec2 way) {
    return q.dot(way) > p.dot(way) ? q : p;
  }
}
