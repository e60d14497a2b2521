// right
import touchline.geometry.*;
class Solution {
    static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
        double best = Double.POSITIVE_INFINITY;
        Vec2 ab = b.minus(a);
        double len = ab.length();
        double nx = -ab.y() / len, ny = ab.x() / len;
        double s = (center.x() - a.x()) * nx + (center.y() - a.y()) * ny;
        double w = velocity.x() * nx + velocity.y() * ny;
        if (s < 0) { s = -s; w = -w; }
        double t = s < radius ? 0 : w < 0 ? (s - radius) / -w : -1;
        if (t >= 0 && t <= 1) {
            double share = center.plus(velocity.times(t)).minus(a).dot(ab) / (len * len);
            if (share >= 0 && share <= 1) best = t;
        }
        for (Vec2 q : new Vec2[] {a, b}) {
            Vec2 m = center.minus(q);
            double A = velocity.dot(velocity), B = 2 * m.dot(velocity), C = m.dot(m) - radius * radius;
            if (C < 0) return 0;
            double D = B * B - 4 * A * C;
            if (D > 0 && B < 0) best = Math.max(0, (-B - Math.sqrt(D)) / (2 * A)) < best ? (-B - Math.sqrt(D)) / (2 * A) : best;
        }
        return best <= 1 ? best : -1;
    }
}
