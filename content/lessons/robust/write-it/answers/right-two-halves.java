// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    // Numbers of 15 bits each, so that no double is rounded.
    double[] x = square(Math.abs(b.x() - a.x()));
    double[] y = square(Math.abs(b.y() - a.y()));
    double[] r = square(radiusA + radiusB);
    double high = x[0] + y[0] - r[0];
    double middle = x[1] + y[1] - r[1];
    double low = x[2] + y[2] - r[2];
    return high * 1073741824.0 + middle * 32768.0 <= -low;
  }

  static double[] square(double number) {
    double high = Math.floor(number / 32768);
    double low = number - high * 32768;
    return new double[] {high * high, 2 * high * low, low * low};
  }
}
