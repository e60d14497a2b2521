// wrong L25
import touchline.geometry.*;
class Solution {
    static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
        double d = b.minus(a).cross(p.minus(a)) / b.minus(a).length();
        if (Math.abs(d) < 1e-5) return 0;
        return d;
    }
}
