package touchline.benchmark;

import java.util.List;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.Transform;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * A program that uses dyn4j with other shapes too, as most do.
 *
 * <p>As long as a JVM has seen only two kinds of shape, it compiles dyn4j's general detectors for
 * just these two, and they run about twice as fast as in such a program. Both are worth knowing, so
 * both are measured. Our own methods have no general case: nothing changes for them.
 */
@State(Scope.Benchmark)
public class OtherShapes {
  /** Enough for the JVM to have noted the kinds of shape before it compiles anything for good. */
  private static final int ROUNDS = 1_000;

  private final List<Convex> shapes =
      List.of(
          Geometry.createRectangle(2, 1),
          Geometry.createCapsule(3, 1),
          Geometry.createEquilateralTriangle(2),
          Geometry.createUnitCirclePolygon(6, 1));

  /** How many of the tries met, so that nothing of this is left out. */
  final int met;

  public OtherShapes() {
    Transform place = new Transform();
    place.translate(0.5, 0.5);
    int meetings = 0;
    for (int i = 0; i < ROUNDS; i++) {
      for (Convex one : shapes) {
        for (Convex other : shapes) {
          meetings += met(new Sat(), one, other, place) + met(new Gjk(), one, other, place);
        }
      }
    }
    met = meetings;
  }

  private static int met(NarrowphaseDetector detector, Convex one, Convex other, Transform place) {
    Penetration penetration = new Penetration();
    boolean yes = detector.detect(one, new Transform(), other, place);
    boolean deep = detector.detect(one, new Transform(), other, place, penetration);
    return yes && deep && penetration.getDepth() > 0 ? 1 : 0;
  }
}
