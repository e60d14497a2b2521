// wrong S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double nx = b.y() - a.y();
    double ny = a.x() - b.x();
    double length = Math.sqrt(nx * nx + ny * ny);
    return (nx * (p.x() - a.x()) + ny * (p.y() - a.y())) / length;
  }
}
