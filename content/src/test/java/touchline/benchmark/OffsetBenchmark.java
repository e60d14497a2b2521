package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Transform;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustSegmentCircle;

/** Where to push the circle? Every method answers the sum of the coordinates of all pushes. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Pairs.COUNT)
public class OffsetBenchmark {
  private static final Transform IN_PLACE = new Transform();

  /** What one writes without a library: rounded, unscaled, no rule for a distance of 0. */
  @Benchmark
  public double plainLoop(Pairs pairs) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      double ex = pairs.bx[i] - pairs.ax[i];
      double ey = pairs.by[i] - pairs.ay[i];
      double wx = pairs.cx[i] - pairs.ax[i];
      double wy = pairs.cy[i] - pairs.ay[i];
      double t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      double dx = wx - t * ex;
      double dy = wy - t * ey;
      double square = dx * dx + dy * dy;
      if (square < pairs.radius[i] * pairs.radius[i]) {
        double distance = Math.sqrt(square);
        double push = (pairs.radius[i] - distance) / distance;
        sum += dx * push + dy * push;
      }
    }
    return sum;
  }

  @Benchmark
  public double touchline(Pairs pairs) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      var offset = RobustSegmentCircle.offset(pairs.segments.get(i), pairs.circles.get(i));
      sum += offset.x() + offset.y();
    }
    return sum;
  }

  @Benchmark
  public double dyn4jSat(Peers peers) {
    return pushes(new Sat(), peers);
  }

  @Benchmark
  public double dyn4jSatAmongOtherShapes(Peers peers, OtherShapes others) {
    return pushes(new Sat(), peers);
  }

  @Benchmark
  public double dyn4jGjk(Peers peers) {
    return pushes(new Gjk(), peers);
  }

  @Benchmark
  public double dyn4jGjkAmongOtherShapes(Peers peers, OtherShapes others) {
    return pushes(new Gjk(), peers);
  }

  private static double pushes(NarrowphaseDetector detector, Peers peers) {
    Penetration penetration = new Penetration();
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      boolean touches =
          detector.detect(
              peers.dyn4jSegments.get(i),
              IN_PLACE,
              peers.dyn4jCircles.get(i),
              peers.dyn4jPlaces.get(i),
              penetration);
      sum += touches ? push(penetration) : 0;
    }
    return sum;
  }

  private static double push(Penetration penetration) {
    var normal = penetration.getNormal();
    return penetration.getDepth() * normal.x + penetration.getDepth() * normal.y;
  }

  @Benchmark
  public double libgdxIntersector(Pairs pairs, Peers peers) {
    var push = new Intersector.MinimumTranslationVector();
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      var circle = peers.gdxCircles.get(i);
      boolean touches =
          Intersector.intersectSegmentCircle(peers.gdxA.get(i), peers.gdxB.get(i), circle, push);
      // Its normal points from the circle to the segment.
      sum -= touches ? push.normal.x * push.depth + push.normal.y * push.depth : 0;
    }
    return sum;
  }
}
