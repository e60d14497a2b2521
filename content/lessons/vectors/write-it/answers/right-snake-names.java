// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v_in, Vec2 w_in) {
    double dot_product = v_in.dot(w_in);
    double w_len_sq = w_in.dot(w_in);
    if (w_len_sq > 0) {
      double t_param = dot_product / w_len_sq;
      return w_in.times(t_param);
    } else {
      return Vec2.ZERO;
    }
  }
}
