// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double[] l = {a.y() - b.y(), b.x() - a.x()};
    double len = Math.hypot(l[0], l[1]);
    for (int i = 0; i < 2; i++) l[i] /= len;
    double[] k = new double[2];
    for (int i = 0; i < 2; i++) k[i] = l[0] * (center.x() + i * velocity.x() - a.x()) + l[1] * (center.y() + i * velocity.y() - a.y());
    if (Math.abs(k[0]) < radius) return 0;
    double from = Math.abs(k[0]), to = Math.signum(k[0]) * k[1];
    if (to >= from || to > radius) return -1;
    return (from - radius) / (from - to);
  }
}
