// right
import touchline.geometry.*;
class Solution {
    static boolean same(Vec2 p, Vec2 q, Vec2 r, Vec2 x) {
        if (p.x() == q.x()) return (r.x() - p.x()) * (x.x() - p.x()) >= 0;
        double m = (q.y() - p.y()) / (q.x() - p.x());
        double c = p.y() - m * p.x();
        return (r.y() - m * r.x() - c) * (x.y() - m * x.x() - c) >= 0;
    }
    static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
        return same(a, b, c, p) && same(b, c, a, p) && same(c, a, b, p);
    }
}
