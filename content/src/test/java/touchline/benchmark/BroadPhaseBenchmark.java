package touchline.benchmark;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.locationtech.jts.index.SpatialIndex;
import org.locationtech.jts.index.quadtree.Quadtree;
import org.locationtech.jts.index.strtree.STRtree;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.crowd.GridPairs;
import touchline.collision.crowd.RobustPairs;
import touchline.collision.crowd.TreePairs;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;
import touchline.taught.BroadPhase;
import touchline.taught.Grid;
import touchline.taught.TwoCircles;

/**
 * How many pairs of 4,096 circles touch, of which each has moved? Every method answers with their
 * number; the time is that of a frame, shared among the circles.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Swarm.COUNT)
public class BroadPhaseBenchmark {
  /** In metres: as wide as the widest circle. */
  private static final double WIDTH = 4;

  @Benchmark
  public double touchlineAllPairs(Swarm swarm) {
    return BroadPhase.allPairs(swarm.circles.next());
  }

  @Benchmark
  public double touchlineTaughtSweep(Swarm swarm) {
    return BroadPhase.sweep(swarm.circles.next());
  }

  @Benchmark
  public double touchlineTaughtTree(Swarm swarm) {
    return BoxTree.pairs(swarm.circles.next());
  }

  @Benchmark
  public double touchlineTaughtGrid(Swarm swarm) {
    List<Circle> circles = swarm.circles.next();
    double touching = 0;
    for (Grid.Pair pair : Grid.pairs(circles, WIDTH)) {
      boolean touch = TwoCircles.overlaps(circles.get(pair.one()), circles.get(pair.other()));
      touching += touch ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public double touchlineSweep(Swarm swarm) {
    return RobustPairs.touching(swarm.circles.next()).size();
  }

  @Benchmark
  public double touchlineCells(Swarm swarm) {
    return GridPairs.touching(swarm.circles.next()).size();
  }

  @Benchmark
  public double touchlineTree(Swarm swarm) {
    return TreePairs.touching(swarm.circles.next()).size();
  }

  @Benchmark
  public double dyn4jSap(Swarm swarm) {
    return swarm.circles.touching(swarm.circles.dyn4jSap, TwoCircles::overlaps);
  }

  @Benchmark
  public double dyn4jTree(Swarm swarm) {
    return swarm.circles.touching(swarm.circles.dyn4jTree, TwoCircles::overlaps);
  }

  @Benchmark
  public double jtsStrTree(Swarm swarm) {
    return jts(new STRtree(), swarm);
  }

  @Benchmark
  public double jtsQuadtree(Swarm swarm) {
    return jts(new Quadtree(), swarm);
  }

  private static double jts(SpatialIndex index, Swarm swarm) {
    return JtsPairs.touching(index, swarm.circles.next(), JtsPairs::around, TwoCircles::overlaps);
  }
}
