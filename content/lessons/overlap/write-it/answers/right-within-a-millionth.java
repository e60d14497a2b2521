// right
import touchline.geometry.*;
class Solution {
    static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
        Vec2 ab = b.minus(a);
        double t = 0;
        if (ab.length() > 0) t = center.minus(a).dot(ab) / ab.lengthSquared();
        t = Math.max(0, Math.min(1, t));
        return center.minus(a.plus(ab.times(t))).length() < radius + 1e-6;
    }
}
