// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double box_left = center.x() - radius;
    double box_right = center.x() + radius;
    double box_bottom = center.y() - radius;
    double box_top = center.y() + radius;
    int nr_of_columns = cell_number(box_right, width) - cell_number(box_left, width) + 1;
    int nr_of_rows = cell_number(box_top, width) - cell_number(box_bottom, width) + 1;
    return nr_of_columns * nr_of_rows;
  }

  static int cell_number(double coord, double cell_width) {
    return (int) Math.floor(coord / cell_width);
  }
}
