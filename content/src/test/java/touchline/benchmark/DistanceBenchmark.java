package touchline.benchmark;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Separation;
import org.locationtech.jts.operation.distance.DistanceOp;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.polygon.RobustGjk;
import touchline.geometry.Segment;

/**
 * How far apart are two convex polygons? Every method answers the sum over all pairs. What dyn4j
 * makes has the two nearest points as well; so has {@link #touchlineClosest}. libGDX tells only
 * whether two polygons overlap.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PolygonPairs.COUNT)
public class DistanceBenchmark {
  /**
   * What one writes without a library: every corner with every edge, unless an edge has all of the
   * other's corners outside.
   */
  @Benchmark
  public double plainLoop(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      double[] one = pairs.ones[i];
      double[] other = pairs.others[i];
      if (PolygonBenchmark.isApart(one, one, other)
          || PolygonBenchmark.isApart(other, one, other)) {
        sum += Math.sqrt(Math.min(leastSquare(one, other), leastSquare(other, one)));
      }
    }
    return sum;
  }

  private static double leastSquare(double[] corners, double[] edges) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < edges.length; i += 2) {
      int next = (i + 2) % edges.length;
      double ex = edges[next] - edges[i];
      double ey = edges[next + 1] - edges[i + 1];
      double square = ex * ex + ey * ey;
      for (int j = 0; j < corners.length; j += 2) {
        double x = corners[j] - edges[i];
        double y = corners[j + 1] - edges[i + 1];
        double part = Math.max(0, Math.min(1, (x * ex + y * ey) / square));
        double dx = x - part * ex;
        double dy = y - part * ey;
        least = Math.min(least, dx * dx + dy * dy);
      }
    }
    return least;
  }

  @Benchmark
  public double touchline(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      sum += RobustGjk.distance(pairs.polygons.get(i), pairs.otherPolygons.get(i));
    }
    return sum;
  }

  @Benchmark
  public double touchlineClosest(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      Optional<Segment> way = RobustGjk.closest(pairs.polygons.get(i), pairs.otherPolygons.get(i));
      sum += way.isPresent() ? length(way.get()) : 0;
    }
    return sum;
  }

  private static double length(Segment way) {
    double x = way.b().x() - way.a().x();
    double y = way.b().y() - way.a().y();
    return Math.sqrt(x * x + y * y);
  }

  @Benchmark
  public double touchlineTaught(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      sum +=
          touchline.taught.Gjk.shortestWay(pairs.polygons.get(i), pairs.otherPolygons.get(i))
              .length();
    }
    return sum;
  }

  @Benchmark
  public double dyn4jGjk(PolygonPairs pairs) {
    Gjk gjk = new Gjk();
    Separation separation = new Separation();
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      boolean isApart =
          gjk.distance(
              pairs.dyn4jOnes.get(i),
              pairs.dyn4jPlace,
              pairs.dyn4jOthers.get(i),
              pairs.dyn4jPlace,
              separation);
      sum += isApart ? separation.getDistance() : 0;
    }
    return sum;
  }

  @Benchmark
  public double jtsDistance(PolygonPairs pairs) {
    double sum = 0;
    for (int i = 0; i < PolygonPairs.COUNT; i++) {
      sum += DistanceOp.distance(pairs.jtsOnes.get(i), pairs.jtsOthers.get(i));
    }
    return sum;
  }
}
