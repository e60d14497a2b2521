// wrong O21
import touchline.geometry.*;
class Solution {
    static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
        for (Circle o : opponents) {
            if (o.radius() == 0) continue;
            Vec2 ab = b.minus(a);
            double t = ab.length() == 0 ? 0 : Math.max(0, Math.min(1, o.center().minus(a).dot(ab) / ab.lengthSquared()));
            if (o.center().minus(a.plus(ab.times(t))).length() <= o.radius()) return false;
        }
        return true;
    }
}
