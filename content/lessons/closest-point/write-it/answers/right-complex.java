// right
import touchline.geometry.*;

class Solution {
  record Complex(double re, double im) {
    Complex minus(Complex o) { return new Complex(re - o.re, im - o.im); }
    Complex plus(Complex o) { return new Complex(re + o.re, im + o.im); }
    Complex conj() { return new Complex(re, -im); }
    Complex mul(Complex o) { return new Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
    Complex scale(double k) { return new Complex(re * k, im * k); }
    double abs2() { return re * re + im * im; }
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Complex za = new Complex(a.x(), a.y()), zb = new Complex(b.x(), b.y()), zp = new Complex(p.x(), p.y());
    Complex d = zb.minus(za);
    if (d.abs2() == 0) return a;
    double t = zp.minus(za).mul(d.conj()).re() / d.abs2();
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    Complex q = za.plus(d.scale(t));
    return new Vec2(q.re(), q.im());
  }
}
