// threw -
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    boolean[][] grid = new boolean[100][100];
    int count = 0;
    for (int i = (int) Math.floor((center.x() - radius) / width); i <= Math.floor((center.x() + radius) / width); i++) {
      for (int j = (int) Math.floor((center.y() - radius) / width); j <= Math.floor((center.y() + radius) / width); j++) {
        if (!grid[i][j]) count++;
        grid[i][j] = true;
      }
    }
    return count;
  }
}
