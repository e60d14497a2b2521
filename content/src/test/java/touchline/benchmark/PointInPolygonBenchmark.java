package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import java.util.concurrent.TimeUnit;
import org.locationtech.jts.algorithm.PointLocation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.polygon.RobustPolygon;
import touchline.taught.Polygons;

/** Is the point in the polygon? Every method answers how many of the points are. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PolygonPairs.COUNT)
public class PointInPolygonBenchmark {
  /** What one writes without a library: a count of crossings, rounded. */
  @Benchmark
  public int plainLoop(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += isInside(pairs.ones[i], pairs.x[i], pairs.y[i]) ? 1 : 0;
    }
    return inside;
  }

  private static boolean isInside(double[] corners, double x, double y) {
    boolean inside = false;
    int last = corners.length - 2;
    for (int i = 0; i < corners.length; i += 2) {
      double ay = corners[last + 1];
      double by = corners[i + 1];
      if (ay > y != by > y) {
        double at = corners[last] + (y - ay) / (by - ay) * (corners[i] - corners[last]);
        inside ^= at > x;
      }
      last = i;
    }
    return inside;
  }

  @Benchmark
  public int touchline(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += RobustPolygon.contains(pairs.polygons.get(i), pairs.points.get(i)) ? 1 : 0;
    }
    return inside;
  }

  @Benchmark
  public int touchlineConvex(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += RobustPolygon.containsConvex(pairs.polygons.get(i), pairs.points.get(i)) ? 1 : 0;
    }
    return inside;
  }

  @Benchmark
  public int touchlineTaught(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += Polygons.isInside(pairs.polygons.get(i), pairs.points.get(i)) ? 1 : 0;
    }
    return inside;
  }

  @Benchmark
  public int dyn4jPolygon(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += pairs.dyn4jOnes.get(i).contains(pairs.dyn4jPoints.get(i), pairs.dyn4jPlace) ? 1 : 0;
    }
    return inside;
  }

  @Benchmark
  public int jtsPointLocation(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += PointLocation.isInRing(pairs.jtsPoints.get(i), pairs.jtsRings.get(i)) ? 1 : 0;
    }
    return inside;
  }

  @Benchmark
  public int libgdxIntersector(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      boolean isInside =
          Intersector.isPointInPolygon(
              pairs.gdxOnes.get(i).items,
              0,
              pairs.gdxOnes.get(i).size,
              (float) pairs.x[i],
              (float) pairs.y[i]);
      inside += isInside ? 1 : 0;
    }
    return inside;
  }

  @Benchmark
  public int javaAwtPath(PolygonPairs pairs) {
    int inside = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      inside += pairs.awtOnes.get(i).contains(pairs.x[i], pairs.y[i]) ? 1 : 0;
    }
    return inside;
  }
}
