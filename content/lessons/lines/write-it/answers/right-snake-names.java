// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double line_dx = b.x() - a.x();
    double line_dy = b.y() - a.y();
    double line_len = Math.sqrt(line_dx * line_dx + line_dy * line_dy);
    double n_x = -line_dy / line_len;
    double n_y = line_dx / line_len;
    double d_offset = n_x * a.x() + n_y * a.y();
    double result = n_x * p.x() + n_y * p.y() - d_offset;
    return result;
  }
}
