package touchline.geometry;

/** The straight piece from a to b, both ends included. With a = b it is a point. */
public record Segment(Vec2 a, Vec2 b) {
  public static Segment of(double ax, double ay, double bx, double by) {
    return new Segment(new Vec2(ax, ay), new Vec2(bx, by));
  }
}
