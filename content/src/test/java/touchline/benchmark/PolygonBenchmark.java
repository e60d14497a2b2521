package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Sat;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.polygon.RobustPolygon;
import touchline.taught.Polygons;

/** Do two convex polygons touch? Every method answers how many of the pairs do. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PolygonPairs.COUNT)
public class PolygonBenchmark {
  /** What one writes without a library: separating axes, rounded, the first gap ends it. */
  @Benchmark
  public int plainLoop(PolygonPairs pairs) {
    int touching = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      double[] one = pairs.ones[i];
      double[] other = pairs.others[i];
      touching += isApart(one, one, other) || isApart(other, one, other) ? 0 : 1;
    }
    return touching;
  }

  static boolean isApart(double[] edges, double[] one, double[] other) {
    for (int i = 0; i < edges.length; i += 2) {
      int next = (i + 2) % edges.length;
      double nx = edges[next + 1] - edges[i + 1];
      double ny = edges[i] - edges[next];
      if (least(one, nx, ny) > -least(other, -nx, -ny)
          || least(other, nx, ny) > -least(one, -nx, -ny)) {
        return true;
      }
    }
    return false;
  }

  private static double least(double[] corners, double nx, double ny) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < corners.length; i += 2) {
      least = Math.min(least, corners[i] * nx + corners[i + 1] * ny);
    }
    return least;
  }

  @Benchmark
  public int touchline(PolygonPairs pairs) {
    int touching = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      touching += RobustPolygon.overlaps(pairs.polygons.get(i), pairs.otherPolygons.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int touchlineTaught(PolygonPairs pairs) {
    int touching = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      touching += Polygons.overlaps(pairs.polygons.get(i), pairs.otherPolygons.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int dyn4jSat(PolygonPairs pairs) {
    return touching(new Sat(), pairs);
  }

  @Benchmark
  public int dyn4jGjk(PolygonPairs pairs) {
    return touching(new Gjk(), pairs);
  }

  private static int touching(NarrowphaseDetector detector, PolygonPairs pairs) {
    int touching = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      boolean touches =
          detector.detect(
              pairs.dyn4jOnes.get(i), pairs.dyn4jPlace, pairs.dyn4jOthers.get(i), pairs.dyn4jPlace);
      touching += touches ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int jtsIntersects(PolygonPairs pairs) {
    int touching = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      touching += pairs.jtsOnes.get(i).intersects(pairs.jtsOthers.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int libgdxIntersector(PolygonPairs pairs) {
    int touching = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      touching +=
          Intersector.overlapConvexPolygons(
                  pairs.gdxOnes.get(i).items,
                  0,
                  pairs.gdxOnes.get(i).size,
                  pairs.gdxOthers.get(i).items,
                  0,
                  pairs.gdxOthers.get(i).size,
                  null)
              ? 1
              : 0;
    }
    return touching;
  }
}
