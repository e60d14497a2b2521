// right
import touchline.geometry.*;
class Solution {
    static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
        Vec2 ab = b.minus(a);
        double t = ab.length() == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(ab) / ab.lengthSquared()));
        return center.minus(a.plus(ab.times(t))).length() - stadiumRadius - circleRadius < 1e-6;
    }
}
