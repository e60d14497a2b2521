// wrong S46
import touchline.geometry.*;
class Solution {
    static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
        Vec2 n = b.minus(a).unit().perpendicular();
        double s = center.minus(a).dot(n), v = velocity.dot(n);
        if (s < 0) { s = -s; v = -v; }
        if (s < radius) return 0;
        if (v > -1e-3) return -1;
        double t = (s - radius) / -v;
        return t <= 1 ? t : -1;
    }
}
