// wrong -
import touchline.geometry.*;
class Solution {
    static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
        Vec2 ab = b.minus(a);
        double l2 = ab.lengthSquared();
        double t = l2 < 1e-6 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(ab) / l2));
        return center.minus(a.plus(ab.times(t))).length() <= radius;
    }
}
