// right
import touchline.geometry.*;

class Solution {
  record C(double re, double im) {
    C times(C o) { return new C(re * o.re - im * o.im, re * o.im + im * o.re); }
    C over(C o) { double n = o.re * o.re + o.im * o.im; C q = times(new C(o.re, -o.im)); return new C(q.re / n, q.im / n); }
  }
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.x() == 0 && w.y() == 0) return Vec2.ZERO;
    C q = new C(v.x(), v.y()).over(new C(w.x(), w.y()));
    return new Vec2(q.re() * w.x(), q.re() * w.y());
  }
}
