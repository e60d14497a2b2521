// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double[] way = {a.x() - b.x(), a.y() - b.y()};
    double sum = 0;
    for (double each : way) {
      sum += each * each;
    }
    double length = Math.sqrt(sum);
    double depth = radiusA + radiusB - length;
    double[] move = {0, 0};
    if (depth > 0 && length == 0) {
      move[1] = depth;
    } else if (depth > 0) {
      for (int i = 0; i < 2; i++) {
        move[i] = way[i] / length * depth;
      }
    }
    return new Vec2(move[0], move[1]);
  }
}
