// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // Turn the plane so that the way from a to b runs along the x axis: p's y is the answer.
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double length = Math.sqrt(dx * dx + dy * dy);
    double cos = dx / length, sin = dy / length;
    double turnedP = -sin * p.x() + cos * p.y();
    double turnedA = -sin * a.x() + cos * a.y();
    return turnedP - turnedA;
  }
}
