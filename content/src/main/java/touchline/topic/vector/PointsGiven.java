package touchline.topic.vector;

import touchline.geometry.Vec2;

/** Two points, in metres. */
public record PointsGiven(Vec2 a, Vec2 b) {
  public Vec2 abV() {
    return b.minus(a);
  }
}
