// right
import touchline.geometry.*;
class Solution {
    static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
        Box k = new Box(a, b);
        double dx = Math.max(0, Math.max(k.left() - center.x(), center.x() - k.right()));
        double dy = Math.max(0, Math.max(k.bottom() - center.y(), center.y() - k.top()));
        return Math.hypot(dx, dy) <= radius + 0.000001;
    }
}
