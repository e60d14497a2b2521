// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    // Everything in the smallest steps of a 64-bit whole number.
    double unit = 1;
    while (unit > 0x1p-20) unit /= 2;
    long w = Math.round(width / unit);
    long x0 = Math.round((center.x() - radius) / unit), x1 = Math.round((center.x() + radius) / unit);
    long y0 = Math.round((center.y() - radius) / unit), y1 = Math.round((center.y() + radius) / unit);
    return (Math.floorDiv(x1, w) - Math.floorDiv(x0, w) + 1) * (Math.floorDiv(y1, w) - Math.floorDiv(y0, w) + 1);
  }
}
