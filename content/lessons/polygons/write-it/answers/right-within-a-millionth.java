// right
import touchline.geometry.*;
class Solution {
    static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
        double EPS = 1e-6;
        double d1 = b.minus(a).cross(p.minus(a)), d2 = c.minus(b).cross(p.minus(b)), d3 = a.minus(c).cross(p.minus(c));
        boolean neg = d1 < -EPS || d2 < -EPS || d3 < -EPS;
        boolean pos = d1 > EPS || d2 > EPS || d3 > EPS;
        return !(neg && pos);
    }
}
