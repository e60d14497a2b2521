// right
import touchline.geometry.*;
class Solution {
    static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
        double l = Double.POSITIVE_INFINITY, b = l, r = -l, t = -l;
        for (Circle c : circles) {
            l = Math.min(l, c.center().x() - c.radius()); r = Math.max(r, c.center().x() + c.radius());
            b = Math.min(b, c.center().y() - c.radius()); t = Math.max(t, c.center().y() + c.radius());
        }
        double dx = Math.max(0, Math.max(l - ball.x(), ball.x() - r)), dy = Math.max(0, Math.max(b - ball.y(), ball.y() - t));
        return Math.sqrt(dx * dx + dy * dy) < radius + 1e-6;
    }
}
