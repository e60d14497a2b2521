// wrong D38
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    boolean s1 = b.minus(a).cross(p.minus(a)) >= 0;
    boolean s2 = c.minus(b).cross(p.minus(b)) >= 0;
    boolean s3 = c.minus(a).cross(p.minus(a)) >= 0;
    return s1 == s2 && s2 == s3;
  }
}
