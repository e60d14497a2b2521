// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Rectangle2D box = new Rectangle2D.Double(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius);
    int columns = 0;
    for (double k = Math.floor(box.x / width); k * width <= box.x + box.w; k++) columns++;
    int rows = 0;
    for (double k = Math.floor(box.y / width); k * width <= box.y + box.h; k++) rows++;
    return (double) columns * rows;
  }

  static class Rectangle2D {
    static class Double extends Rectangle2D {
      Double(double x, double y, double w, double h) {
        this.x = x;
        this.y = y;
        this.w = w;
        this.h = h;
      }
    }

    double x, y, w, h;
  }
}
