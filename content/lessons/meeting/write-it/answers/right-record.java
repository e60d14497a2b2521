// right
import touchline.geometry.*;

class Solution {
  record Ball(Vec2 place, double radius, Vec2 velocity) {
    Vec2 from(Ball other) {
      return place.minus(other.place);
    }

    Vec2 past(Ball other) {
      return velocity.minus(other.velocity);
    }
  }

  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return first(new Ball(a, radiusA, velocityA), new Ball(b, radiusB, velocityB));
  }

  static double first(Ball one, Ball other) {
    Vec2 d = one.from(other);
    Vec2 u = one.past(other);
    double s = one.radius() + other.radius();
    double c = d.dot(d) - s * s;
    if (c < 0) return 0;
    double k = d.dot(u);
    double disc = k * k - u.dot(u) * c;
    if (k >= 0 || disc <= 0) return -1;
    double t = -(k + Math.sqrt(disc)) / u.dot(u);
    return t > 1 ? -1 : t;
  }
}
