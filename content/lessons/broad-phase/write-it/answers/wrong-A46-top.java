// wrong A46
import touchline.geometry.*;
class Solution {
    static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
        double minX = Double.MAX_VALUE, minY = Double.MAX_VALUE, maxX = -Double.MAX_VALUE, maxY = -Double.MAX_VALUE;
        for (Circle c : circles) {
            minX = Math.min(minX, c.center().x() - c.radius());
            minY = Math.min(minY, c.center().y() - c.radius());
            maxX = Math.max(maxX, c.center().x() + c.radius());
            maxY = Math.max(maxY, c.center().x() + c.radius());
        }
        double qx = Math.max(minX, Math.min(maxX, ball.x()));
        double qy = Math.max(minY, Math.min(maxY, ball.y()));
        return ball.minus(new Vec2(qx, qy)).length() <= radius;
    }
}
