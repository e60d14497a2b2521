// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Stadium stadium = new Stadium(new Segment(a, b), stadiumRadius);
    return overlaps(stadium, new Circle(center, circleRadius));
  }

  static boolean overlaps(Stadium stadium, Circle circle) {
    double reach = stadium.radius() + circle.radius();
    return overlaps(stadium.core(), new Circle(circle.center(), reach));
  }

  static boolean overlaps(Segment segment, Circle circle) {
    Vec2 q = closestPoint(segment.a(), segment.b(), circle.center());
    return circle.center().minus(q).length() <= circle.radius();
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
