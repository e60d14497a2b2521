// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-or-almost-on-segment

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    C d = C.of(b).sub(C.of(a));
    if (d.norm() == 0) return a;
    C z = C.of(p).sub(C.of(a)).div(d);
    C foot = d.scale(Math.max(0, Math.min(1, z.re()))).add(C.of(a));
    return new Vec2(foot.re(), foot.im());
  }
  record C(double re, double im) {
    static C of(Vec2 v) { return new C(v.x(), v.y()); }
    C sub(C o) { return new C(re - o.re, im - o.im); }
    C add(C o) { return new C(re + o.re, im + o.im); }
    C scale(double k) { return new C(re * k, im * k); }
    double norm() { return re * re + im * im; }
    C div(C o) { return new C((re * o.re + im * o.im) / o.norm(), (im * o.re - re * o.im) / o.norm()); }
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
