package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Vector2;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustSegmentCircle;

/** Which point of the segment is closest? Every method answers the sum of all coordinates. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Pairs.COUNT)
public class ClosestPointBenchmark {
  /** What one writes without a library: rounded, unscaled. */
  @Benchmark
  public double plainLoop(Pairs pairs) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      double ex = pairs.bx[i] - pairs.ax[i];
      double ey = pairs.by[i] - pairs.ay[i];
      double wx = pairs.cx[i] - pairs.ax[i];
      double wy = pairs.cy[i] - pairs.ay[i];
      double t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      sum += pairs.ax[i] + t * ex + (pairs.ay[i] + t * ey);
    }
    return sum;
  }

  @Benchmark
  public double touchline(Pairs pairs) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      var closest =
          RobustSegmentCircle.closestPoint(pairs.segments.get(i), pairs.circles.get(i).center());
      sum += closest.x() + closest.y();
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(Pairs pairs) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      var closest =
          touchline.taught.SegmentCircle.closestPoint(
              pairs.segments.get(i), pairs.circles.get(i).center());
      sum += closest.x() + closest.y();
    }
    return sum;
  }

  @Benchmark
  public double dyn4jSegment(Peers peers) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      var closest =
          peers.dyn4jSegments.get(i).getPointOnSegmentClosestToPoint(peers.dyn4jCenters.get(i));
      sum += closest.x + closest.y;
    }
    return sum;
  }

  @Benchmark
  public double jtsLineSegment(Peers peers) {
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      var closest = peers.jtsSegments.get(i).closestPoint(peers.jtsCenters.get(i));
      sum += closest.x + closest.y;
    }
    return sum;
  }

  @Benchmark
  public double libgdxIntersector(Peers peers) {
    Vector2 closest = new Vector2();
    double sum = 0;
    for (int i = 0; i < Pairs.COUNT; i++) {
      Intersector.nearestSegmentPoint(
          peers.gdxA.get(i), peers.gdxB.get(i), peers.gdxCenters.get(i), closest);
      sum += closest.x + closest.y;
    }
    return sum;
  }
}
