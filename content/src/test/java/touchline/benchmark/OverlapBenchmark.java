package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import java.awt.geom.Line2D;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Transform;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustSegmentCircle;

/** Do segment and circle touch? Every method answers how many of the pairs do. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Pairs.COUNT)
public class OverlapBenchmark {
  private static final Transform IN_PLACE = new Transform();

  /** What one writes without a library: rounded, unscaled. */
  @Benchmark
  public int plainLoop(Pairs pairs) {
    int touching = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      double ex = pairs.bx[i] - pairs.ax[i];
      double ey = pairs.by[i] - pairs.ay[i];
      double wx = pairs.cx[i] - pairs.ax[i];
      double wy = pairs.cy[i] - pairs.ay[i];
      double t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      double dx = wx - t * ex;
      double dy = wy - t * ey;
      touching += dx * dx + dy * dy <= pairs.radius[i] * pairs.radius[i] ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int touchline(Pairs pairs) {
    int touching = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      touching += RobustSegmentCircle.overlaps(pairs.segments.get(i), pairs.circles.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int dyn4jSat(Peers peers) {
    return touching(new Sat(), peers);
  }

  @Benchmark
  public int dyn4jSatAmongOtherShapes(Peers peers, OtherShapes others) {
    return touching(new Sat(), peers);
  }

  @Benchmark
  public int dyn4jGjk(Peers peers) {
    return touching(new Gjk(), peers);
  }

  @Benchmark
  public int dyn4jGjkAmongOtherShapes(Peers peers, OtherShapes others) {
    return touching(new Gjk(), peers);
  }

  private static int touching(NarrowphaseDetector detector, Peers peers) {
    int touching = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      boolean touches =
          detector.detect(
              peers.dyn4jSegments.get(i),
              IN_PLACE,
              peers.dyn4jCircles.get(i),
              peers.dyn4jPlaces.get(i));
      touching += touches ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int jtsLineSegment(Pairs pairs, Peers peers) {
    int touching = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      double distance = peers.jtsSegments.get(i).distance(peers.jtsCenters.get(i));
      touching += distance <= pairs.radius[i] ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int libgdxIntersector(Pairs pairs, Peers peers) {
    int touching = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      float radius = (float) pairs.radius[i];
      boolean touches =
          Intersector.intersectSegmentCircle(
              peers.gdxA.get(i), peers.gdxB.get(i), peers.gdxCenters.get(i), radius * radius);
      touching += touches ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int javaAwtGeom(Pairs pairs) {
    int touching = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      double square =
          Line2D.ptSegDistSq(
              pairs.ax[i], pairs.ay[i], pairs.bx[i], pairs.by[i], pairs.cx[i], pairs.cy[i]);
      touching += square <= pairs.radius[i] * pairs.radius[i] ? 1 : 0;
    }
    return touching;
  }
}
