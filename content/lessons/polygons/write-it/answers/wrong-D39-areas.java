// wrong D39
import touchline.geometry.*;
class Solution {
    static double area(Vec2 p, Vec2 q, Vec2 r) {
        return Math.abs(p.x() * (q.y() - r.y()) + q.x() * (r.y() - p.y()) + r.x() * (p.y() - q.y())) / 2.0;
    }
    static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
        double A = area(a, b, c);
        return Math.abs(area(p, b, c) + area(a, p, c) + area(a, b, p) - A) < 1e-2;
    }
}
