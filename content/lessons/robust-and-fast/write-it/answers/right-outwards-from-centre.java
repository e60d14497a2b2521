// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int total = 1;
    for (double c : new double[] {center.x(), center.y()}) {
      int home = (int) Math.floor(c / width);
      int before = 0;
      while ((home - before) * width > c - radius) before++;
      int after = 0;
      while ((home + after + 1) * width <= c + radius) after++;
      total *= before + 1 + after;
    }
    return total;
  }
}
