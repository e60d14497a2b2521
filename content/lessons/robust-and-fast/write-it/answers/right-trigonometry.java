// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    // The ends of the box are where the circle points right, up, left and down.
    double[] x = new double[4], y = new double[4];
    for (int i = 0; i < 4; i++) {
      x[i] = center.x() + radius * Math.cos(i * Math.PI / 2);
      y[i] = center.y() + radius * Math.sin(i * Math.PI / 2);
    }
    double columns = Math.floor(x[0] / width) - Math.floor(x[2] / width) + 1;
    double rows = Math.floor(y[1] / width) - Math.floor(y[3] / width) + 1;
    return columns * rows;
  }
}
