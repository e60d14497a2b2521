// wrong -
import touchline.geometry.*;
import java.util.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Set<String> cells = new HashSet<>();
    for (int i = -1; i <= 1; i += 2) {
      for (int j = -1; j <= 1; j += 2) {
        double column = Math.floor((center.x() + i * radius) / width);
        double row = Math.floor((center.y() + j * radius) / width);
        cells.add(column + " " + row);
      }
    }
    return cells.size();
  }
}
