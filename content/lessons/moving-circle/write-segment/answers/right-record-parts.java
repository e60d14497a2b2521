// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Wall wall = new Wall(a, b);
    return wall.meets(center, radius, velocity);
  }

  record Wall(Vec2 a, Vec2 b) {
    boolean isBeside(Vec2 p) {
      return p.minus(a).dot(b.minus(a)) >= 0 && p.minus(b).dot(a.minus(b)) >= 0;
    }
    double side(Vec2 c, double r, Vec2 v) {
      double t = a.equals(b) ? -1 : timeOfImpact(a, b, c, r, v);
      return t >= 0 && isBeside(c.plus(v.times(t))) ? t : -1;
    }
    double meets(Vec2 c, double r, Vec2 v) {
      double ends = either(timeToPoint(a, c, r, v), timeToPoint(b, c, r, v));
      return either(ends, side(c, r, v));
    }
  }

  static double either(double x, double y) {
    return x == -1 ? y : y == -1 ? x : Math.min(x, y);
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
