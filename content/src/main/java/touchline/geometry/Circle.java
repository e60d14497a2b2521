package touchline.geometry;

/** A solid disk: every point at most radius (metres, finite, {@code >= 0}) from the centre. */
public record Circle(Vec2 center, double radius) {
  public Circle {
    Require.finiteAndNotNegative("radius", radius);
  }
}
