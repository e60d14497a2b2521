// does-not-fit -
import touchline.geometry.*;

class Solution {
  static int entries(Vec2 center, double radius, double width) {
    int columns = (int) Math.floor((center.x() + radius) / width) - (int) Math.floor((center.x() - radius) / width) + 1;
    int rows = (int) Math.floor((center.y() + radius) / width) - (int) Math.floor((center.y() - radius) / width) + 1;
    return columns * rows;
  }
}
