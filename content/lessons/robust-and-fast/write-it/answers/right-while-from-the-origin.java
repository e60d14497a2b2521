// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int columns = 0, rows = 0;
    int i = 0;
    while (i * width > center.x() - radius) i--;
    while ((i + 1) * width <= center.x() - radius) i++;
    for (; i * width <= center.x() + radius; i++) columns++;
    int j = 0;
    while (j * width > center.y() - radius) j--;
    while ((j + 1) * width <= center.y() - radius) j++;
    for (; j * width <= center.y() + radius; j++) rows++;
    return columns * rows;
  }
}
