// wrong G24
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    if (radius == 0) return 0;
    double l = Math.floor((center.x() - radius) / width), r = Math.floor((center.x() + radius) / width);
    double b = Math.floor((center.y() - radius) / width), t = Math.floor((center.y() + radius) / width);
    return (r - l + 1) * (t - b + 1);
  }
}
