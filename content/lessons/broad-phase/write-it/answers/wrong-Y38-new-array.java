// wrong Y38
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double[] box = new double[4];
    for (Circle c : circles) {
      box[0] = Math.min(box[0], c.center().x() - c.radius());
      box[1] = Math.max(box[1], c.center().x() + c.radius());
      box[2] = Math.min(box[2], c.center().y() - c.radius());
      box[3] = Math.max(box[3], c.center().y() + c.radius());
    }
    double dx = Math.max(0, Math.max(box[0] - ball.x(), ball.x() - box[1]));
    double dy = Math.max(0, Math.max(box[2] - ball.y(), ball.y() - box[3]));
    return dx * dx + dy * dy <= radius * radius;
  }
}
