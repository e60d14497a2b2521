// wrong N26
import touchline.geometry.*;
class Solution {
    static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
        long dx = (int) a.x() - (int) b.x(), dy = (int) a.y() - (int) b.y(), r = (int) radiusA + (int) radiusB;
        return dx * dx + dy * dy <= r * r;
    }
}
