// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 q = closestPoint(a, b, center);
    double distance = q.minus(center).length();
    boolean circleInStadium = distance + circleRadius <= stadiumRadius;
    boolean coreInCircle = distance + stadiumRadius <= circleRadius;
    boolean boundariesMeet = Math.abs(distance - stadiumRadius) <= circleRadius;
    return circleInStadium || coreInCircle || boundariesMeet;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
