// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // The imaginary part of (p - a) / u, where u is the direction as a complex number.
    Complex u = new Complex(b.x() - a.x(), b.y() - a.y());
    Complex unit = new Complex(u.re / u.abs(), u.im / u.abs());
    return new Complex(p.x() - a.x(), p.y() - a.y()).times(unit.conjugate()).im;
  }

  record Complex(double re, double im) {
    Complex times(Complex o) {
      return new Complex(re * o.re - im * o.im, re * o.im + im * o.re);
    }

    Complex conjugate() {
      return new Complex(re, -im);
    }

    double abs() {
      return Math.hypot(re, im);
    }
  }
}
