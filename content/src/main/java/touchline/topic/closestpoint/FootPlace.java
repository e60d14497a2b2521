package touchline.topic.closestpoint;

import touchline.geometry.Vec2;

/**
 * Where the foot of the perpendicular lies: what decides which mistakes with a segment can show.
 */
public final class FootPlace {
  private FootPlace() {}

  /** In words; on an end counts as inside. */
  public static String of(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 segV = b.minus(a);
    double dot = p.minus(a).dot(segV);
    if (dot < 0) {
      return "foot before a";
    }
    return dot > segV.lengthSquared() ? "foot beyond b" : "foot inside the segment";
  }
}
