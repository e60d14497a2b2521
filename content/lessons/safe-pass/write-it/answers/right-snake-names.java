// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-squares

  static Vec2 closest(Vec2 seg_a, Vec2 seg_b, Vec2 circ_pos) {
    double[] seg_v = {seg_b.x() - seg_a.x(), seg_b.y() - seg_a.y()};
    double[] pt_v = {circ_pos.x() - seg_a.x(), circ_pos.y() - seg_a.y()};
    double seg_len = Math.sqrt(dot(seg_v, seg_v));
    if (seg_len <= 0) { return seg_a; }
    double[] seg_unit = {seg_v[0] / seg_len, seg_v[1] / seg_len};
    double proj = dot(pt_v, seg_unit);
    if (proj <= 0) { return seg_a; }
    if (proj >= seg_len) { return seg_b; }
    return new Vec2(seg_a.x() + proj * seg_unit[0], seg_a.y() + proj * seg_unit[1]);
  }

  static double dot(double[] u, double[] v) {
    double sum = 0;
    for (int i = 0; i < u.length; i++) sum += u[i] * v[i];
    return sum;
  }
}
