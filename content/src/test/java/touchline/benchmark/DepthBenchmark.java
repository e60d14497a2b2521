package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Sat;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.polygon.RobustEpa;
import touchline.geometry.Vec2;
import touchline.taught.Epa;

/**
 * How deep are two convex polygons in each other? Every method answers the sum over all pairs; 0 of
 * those that are apart. With its GJK, dyn4j expands a polytope. JTS knows no depth.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PolygonPairs.COUNT)
public class DepthBenchmark {
  /** What one writes without a library: the least overlap along the normal of any edge. */
  @Benchmark
  public double plainLoop(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      double[] one = pairs.ones[i];
      double[] other = pairs.others[i];
      double depth = Math.min(depth(one, other), depth(other, one));
      sum += Math.max(0, depth);
    }
    return sum;
  }

  /** Along the normals of the first one's edges; below 0 if one of them has a gap. */
  private static double depth(double[] edges, double[] other) {
    double depth = Double.POSITIVE_INFINITY;
    for (int i = 0; i < edges.length; i += 2) {
      int next = (i + 2) % edges.length;
      double nx = edges[next + 1] - edges[i + 1];
      double ny = edges[i] - edges[next];
      double least = Double.POSITIVE_INFINITY;
      for (int j = 0; j < other.length; j += 2) {
        least = Math.min(least, other[j] * nx + other[j + 1] * ny);
      }
      double length = Math.sqrt(nx * nx + ny * ny);
      depth = Math.min(depth, (edges[i] * nx + edges[i + 1] * ny - least) / length);
    }
    return depth;
  }

  @Benchmark
  public double touchline(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      Optional<Vec2> way = RobustEpa.wayOut(pairs.polygons.get(i), pairs.otherPolygons.get(i));
      sum += way.isPresent() ? way.get().length() : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      sum += Epa.wayOut(pairs.polygons.get(i), pairs.otherPolygons.get(i)).length();
    }
    return sum;
  }

  @Benchmark
  public double dyn4jSat(PolygonPairs pairs) {
    return depth(new Sat(), pairs);
  }

  @Benchmark
  public double dyn4jGjk(PolygonPairs pairs) {
    return depth(new Gjk(), pairs);
  }

  private static double depth(NarrowphaseDetector detector, PolygonPairs pairs) {
    Penetration penetration = new Penetration();
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      boolean touches =
          detector.detect(
              pairs.dyn4jOnes.get(i),
              pairs.dyn4jPlace,
              pairs.dyn4jOthers.get(i),
              pairs.dyn4jPlace,
              penetration);
      sum += touches ? penetration.getDepth() : 0;
    }
    return sum;
  }

  @Benchmark
  public double libgdxIntersector(PolygonPairs pairs) {
    var way = new Intersector.MinimumTranslationVector();
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      boolean touches =
          Intersector.overlapConvexPolygons(
              pairs.gdxOnes.get(i).items,
              0,
              pairs.gdxOnes.get(i).size,
              pairs.gdxOthers.get(i).items,
              0,
              pairs.gdxOthers.get(i).size,
              way);
      sum += touches ? way.depth : 0;
    }
    return sum;
  }
}
