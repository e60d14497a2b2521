// wrong G15
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.max(0, Math.floor((center.x() + radius) / width)) - Math.max(0, Math.floor((center.x() - radius) / width)) + 1;
    double rows = Math.max(0, Math.floor((center.y() + radius) / width)) - Math.max(0, Math.floor((center.y() - radius) / width)) + 1;
    return columns * rows;
  }
}
