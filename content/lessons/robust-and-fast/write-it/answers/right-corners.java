// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    Vec2 reach = new Vec2(radius, radius);
    int[] a = cell(center.minus(reach), width);
    int[] b = cell(center.plus(reach), width);
    return (b[0] - a[0] + 1) * (b[1] - a[1] + 1);
  }

  static int[] cell(Vec2 p, double width) {
    return new int[] {(int) Math.floor(p.x() / width), (int) Math.floor(p.y() / width)};
  }
}
