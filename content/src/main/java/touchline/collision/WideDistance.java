package touchline.collision;

import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * The distance of a point from a segment with about 100 bits, rounded once: what other methods are
 * measured by.
 *
 * <p>Error: half an ulp of the result and a little, for sizes between 1e-100 and 1e100; squares of
 * others would leave the range. Cost: some hundred operations.
 */
public final class WideDistance {
  private WideDistance() {}

  /** In metres; a segment of length zero is a point. */
  public static double of(Segment segment, Vec2 p) {
    WideVector along = WideVector.between(segment.a(), segment.b());
    WideVector fromA = WideVector.between(segment.a(), p);
    WideVector fromB = WideVector.between(segment.b(), p);
    if (!(fromA.dot(along).high() > 0)) {
      return fromA.dot(fromA).root().value();
    }
    if (!(fromB.dot(along).high() < 0)) {
      return fromB.dot(fromB).root().value();
    }
    return along.cross(fromA).magnitude().over(along.dot(along).root()).value();
  }
}
