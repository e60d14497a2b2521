// right
import touchline.geometry.*;
import java.util.*;
import java.util.stream.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double[] ends = {center.x() - radius, center.x() + radius, center.y() - radius, center.y() + radius};
    int[] cells = Arrays.stream(ends).map(end -> Math.floor(end / width)).mapToInt(cell -> (int) cell).toArray();
    return IntStream.rangeClosed(cells[0], cells[1]).count() * IntStream.rangeClosed(cells[2], cells[3]).count();
  }
}
