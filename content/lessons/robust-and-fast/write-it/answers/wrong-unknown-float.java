// wrong -
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    float w = (float) width;
    float x = (float) center.x(), y = (float) center.y(), r = (float) radius;
    double columns = Math.floor((x + r) / w) - Math.floor((x - r) / w) + 1;
    double rows = Math.floor((y + r) / w) - Math.floor((y - r) / w) + 1;
    return columns * rows;
  }
}
