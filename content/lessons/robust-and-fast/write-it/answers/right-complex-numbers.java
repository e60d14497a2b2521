// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Complex low = new Complex(center.x() - radius, center.y() - radius).over(width).floor();
    Complex high = new Complex(center.x() + radius, center.y() + radius).over(width).floor();
    double re = high.re - low.re + 1;
    double im = high.im - low.im + 1;
    return re * im;
  }

  record Complex(double re, double im) {
    Complex over(double real) {
      return new Complex(re / real, im / real);
    }

    Complex floor() {
      return new Complex(Math.floor(re), Math.floor(im));
    }
  }
}
