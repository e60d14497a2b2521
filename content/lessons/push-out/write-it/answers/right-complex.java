// right
import touchline.geometry.*;

class Solution {
  record Z(double re, double im) {
    Z mul(Z o) { return new Z(re * o.re - im * o.im, re * o.im + im * o.re); }
    Z div(double k) { return new Z(re / k, im / k); }
    double abs() { return StrictMath.hypot(re, im); }
  }
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    final Z d = new Z(b.x() - a.x(), b.y() - a.y()), w = new Z(center.x() - a.x(), center.y() - a.y());
    final double L = d.abs();
    final Z u = L == 0 ? new Z(1, 0) : d.div(L);
    Z local = w.mul(new Z(u.re, -u.im));
    double re = local.re < 0 ? local.re : Math.max(0, local.re - L);
    Z v = new Z(re, local.im);
    double m = v.abs();
    System.out.println("m=" + m);
    if (!(m < radius)) return Vec2.ZERO;
    Z out = m == 0 ? new Z(0, radius) : new Z(v.re * (radius - m) / m, v.im * (radius - m) / m);
    Z back = out.mul(u);
    return new Vec2(back.re, back.im);
  }
}
