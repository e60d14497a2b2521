// wrong -
import touchline.geometry.*;
import java.util.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Set<String> cells = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      double angle = Math.toRadians(30 * i);
      double column = Math.floor((center.x() + radius * Math.cos(angle)) / width);
      double row = Math.floor((center.y() + radius * Math.sin(angle)) / width);
      cells.add(column + " " + row);
    }
    return cells.size();
  }
}
