// wrong A46
import touchline.geometry.*;
class Solution {
    static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
        double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
        double bottom = Math.min(a.y(), b.y()), top = Math.max(a.y(), b.x());
        double qx = Math.max(left, Math.min(right, center.x()));
        double qy = Math.max(bottom, Math.min(top, center.y()));
        return new Vec2(qx, qy).minus(center).length() <= radius;
    }
}
