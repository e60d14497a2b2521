// right
import touchline.geometry.*;
class Solution {
    static double line(Vec2 a, Vec2 b, Vec2 c, double r, Vec2 v) {
        Vec2 n = b.minus(a).unit().perpendicular();
        double s = c.minus(a).dot(n), w = v.dot(n);
        if (s < 0) { s = -s; w = -w; }
        if (s < r) return 0;
        if (w >= 0) return -1;
        double t = (s - r) / -w;
        return t <= 1 ? t : -1;
    }
    static double point(Vec2 q, Vec2 c, double r, Vec2 v) {
        Vec2 m = c.minus(q);
        if (m.length() < r) return 0;
        double A = v.dot(v), B = m.dot(v), C = m.dot(m) - r * r;
        double D = B * B - A * C;
        if (B >= 0 || D <= 0) return -1;
        double t = (-B - Math.sqrt(D)) / A;
        return t <= 1 ? t : -1;
    }
    static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
        if (a.equals(b)) return point(a, center, radius, velocity);
        double t = line(a, b, center, radius, velocity);
        if (t == -1) return -1;
        Vec2 p = center.plus(velocity.times(t));
        double share = p.minus(a).dot(b.minus(a)) / b.minus(a).lengthSquared();
        if (share < 0) return point(a, center, radius, velocity);
        if (share > 1) return point(b, center, radius, velocity);
        return t;
    }
}
