// wrong A46
import touchline.geometry.*;
class Solution {
    static Vec2 projection(Vec2 v, Vec2 w) {
        double l2 = w.lengthSquared();
        if (l2 == 0) return new Vec2(0, 0);
        double t = (v.x() * w.x() + v.x() * w.y()) / l2;
        return new Vec2(w.x() * t, w.y() * t);
    }
}
