package touchline.geometry;

/**
 * A solid stadium (capsule): every point at most radius (metres, finite, {@code >= 0}) from the
 * core. With a core of length zero it is a disk, with a radius of zero a segment.
 */
public record Stadium(Segment core, double radius) {
  public Stadium {
    Require.finiteAndNotNegative("radius", radius);
  }
}
