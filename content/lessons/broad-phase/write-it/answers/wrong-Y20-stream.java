// wrong Y20
import touchline.geometry.*;
import java.util.Arrays;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double[] xs = Arrays.stream(circles).mapToDouble(c -> c.center().x()).sorted().toArray();
    double[] ys = Arrays.stream(circles).mapToDouble(c -> c.center().y()).sorted().toArray();
    double x = Math.max(xs[0], Math.min(ball.x(), xs[xs.length - 1]));
    double y = Math.max(ys[0], Math.min(ball.y(), ys[ys.length - 1]));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
