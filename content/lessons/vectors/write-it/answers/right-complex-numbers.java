// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    Complex z = new Complex(v.x(), v.y());
    Complex d = new Complex(w.x(), w.y());
    Complex real = new Complex(z.over(d).re(), 0);
    Complex shadow = real.times(d);
    return new Vec2(shadow.re(), shadow.im());
  }

  record Complex(double re, double im) {
    Complex times(Complex o) {
      return new Complex(re * o.re - im * o.im, re * o.im + im * o.re);
    }

    Complex over(Complex o) {
      double n = o.re * o.re + o.im * o.im;
      return new Complex((re * o.re + im * o.im) / n, (im * o.re - re * o.im) / n);
    }
  }
}
