// right
import touchline.geometry.*;
import java.util.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Set<Cell> cells = new HashSet<>();
    int left = (int) Math.floor((center.x() - radius) / width);
    int right = (int) Math.floor((center.x() + radius) / width);
    int bottom = (int) Math.floor((center.y() - radius) / width);
    int top = (int) Math.floor((center.y() + radius) / width);
    for (int column = left; column <= right; column++) {
      for (int row = bottom; row <= top; row++) {
        cells.add(new Cell(column, row));
      }
    }
    return cells.size();
  }

  record Cell(int column, int row) {}
}
