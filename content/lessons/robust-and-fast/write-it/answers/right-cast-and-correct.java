// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int c = down((center.x() + radius) / width) - down((center.x() - radius) / width) + 1;
    int r = down((center.y() + radius) / width) - down((center.y() - radius) / width) + 1;
    return c * r;
  }

  static int down(double x) {
    int cut = (int) x;
    return x < cut ? cut - 1 : cut;
  }
}
