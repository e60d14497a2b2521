// wrong O21
import touchline.geometry.*;
class Solution {
    static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
        if (radius <= 0) return false;
        Vec2 ab = b.minus(a);
        double l2 = ab.dot(ab);
        double t = l2 == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(ab) / l2));
        Vec2 q = a.plus(ab.times(t));
        return Math.pow(q.x() - center.x(), 2) + Math.pow(q.y() - center.y(), 2) <= radius * radius;
    }
}
