// right
import touchline.geometry.*;
import java.util.Arrays;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    int n = circles.length;
    double[] lefts = new double[n], rights = new double[n], bottoms = new double[n], tops = new double[n];
    for (int i = 0; i < n; i++) {
      lefts[i] = circles[i].center().x() - circles[i].radius();
      rights[i] = circles[i].center().x() + circles[i].radius();
      bottoms[i] = circles[i].center().y() - circles[i].radius();
      tops[i] = circles[i].center().y() + circles[i].radius();
    }
    Arrays.sort(lefts);
    Arrays.sort(rights);
    Arrays.sort(bottoms);
    Arrays.sort(tops);
    double x = Math.max(lefts[0], Math.min(ball.x(), rights[n - 1]));
    double y = Math.max(bottoms[0], Math.min(ball.y(), tops[n - 1]));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
