// wrong L11
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double nx = a.y() - b.y(), ny = b.x() - a.x();
    double length = nx * nx + ny * ny;
    return (nx * (p.x() - a.x()) + ny * (p.y() - a.y())) / length;
  }
}
