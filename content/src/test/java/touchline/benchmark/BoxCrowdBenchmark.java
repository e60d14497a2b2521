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
import touchline.geometry.Box;

/**
 * How many pairs of 4,096 boxes touch, of which each has moved? Every method answers with their
 * number; the time is that of a frame, shared among the boxes.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Swarm.COUNT)
public class BoxCrowdBenchmark {
  /** What one writes without a library: every pair. */
  @Benchmark
  public double plainLoop(Swarm swarm) {
    List<Box> boxes = swarm.boxes.next();
    double touching = 0;
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = i + 1; j < boxes.size(); j++) {
        touching += touch(boxes.get(i), boxes.get(j)) ? 1 : 0;
      }
    }
    return touching;
  }

  private static boolean touch(Box one, Box other) {
    return one.left() <= other.right()
        && other.left() <= one.right()
        && one.bottom() <= other.top()
        && other.bottom() <= one.top();
  }

  @Benchmark
  public double touchlineSweep(Swarm swarm) {
    return RobustPairs.touchingBoxes(swarm.boxes.next()).size();
  }

  @Benchmark
  public double touchlineCells(Swarm swarm) {
    return GridPairs.touchingBoxes(swarm.boxes.next()).size();
  }

  @Benchmark
  public double touchlineTree(Swarm swarm) {
    return TreePairs.touchingBoxes(swarm.boxes.next()).size();
  }

  @Benchmark
  public double dyn4jSap(Swarm swarm) {
    return swarm.boxes.touching(swarm.boxes.dyn4jSap, BoxCrowdBenchmark::touch);
  }

  @Benchmark
  public double dyn4jTree(Swarm swarm) {
    return swarm.boxes.touching(swarm.boxes.dyn4jTree, BoxCrowdBenchmark::touch);
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
    return JtsPairs.touching(index, swarm.boxes.next(), JtsPairs::around, BoxCrowdBenchmark::touch);
  }
}
